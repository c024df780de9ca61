import { beforeEach, describe, expect, test } from '@jest/globals'
import { shownToast } from '@rafiq/app-kit/testing'
import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { screen, waitFor } from '@testing-library/react'
import { aReport, colleague, otherReportId, reportId, takenByMe } from '../testing/a-report.ts'
import { openReport, textOf } from '../testing/open-report.ts'
import { thatChanges, thatRefuses } from '../testing/report-answers.ts'

const api = `/api/moderator/reports/${reportId}`
beforeEach(() => localStorage.clear())

describe('deciding', () => {
  const decided = (
    decision: 'warn' | 'pause' | 'dismiss',
    overrides = {},
  ): Partial<ModeratorReportDetail> => ({
    status: 'resolved',
    resolvedAt: '2026-11-21T10:00:00.000Z',
    decision,
    may: [],
    outcome: {
      at: '2026-11-21T10:00:00.000Z',
      by: { id: takenByMe.assignee?.id ?? '', email: null },
      decision,
      reason: decision === 'dismiss' ? null : 'harassment',
      until: null,
      toMember: null,
      toReporter: 'report-acted',
      ...overrides,
    },
  })

  test('a warning is read beforehand in the member’s language, and told afterwards', async () => {
    const told = { toMember: { template: 'warning-conduct', words: 'من فضلك.' } }
    const { user, press, choose, sent } = openReport(takenByMe, (held) => ({
      [`POST ${api}/decision`]: thatChanges(held, decided('warn', told)),
    }))
    await choose(/^Warn the member/)
    const preview = await screen.findByText('تنبيه بخصوص التعامل مع الأعضاء')
    expect(preview.closest('[lang]')?.getAttribute('dir')).toBe('rtl')
    await user.type(screen.getByRole('textbox', { name: /Words of your own/ }), 'من فضلك.')
    await press('Send the warning')
    const heading = await screen.findByRole('heading', { name: 'The member was warned' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(textOf(screen.getByRole('region', { name: 'The member was warned' }))).toContain('Decided by you')
    expect(shownToast()?.title).toBe('Decided')
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: `${api}/decision`,
        body: {
          decision: 'warn',
          until: null,
          reason: 'harassment',
          toMember: { template: 'warning-conduct', words: 'من فضلك.' },
          toReporter: 'report-acted',
        },
      },
    ])
  })

  test('after a decision the next open report is one press away', async () => {
    const open = [aReport(), aReport({ id: otherReportId })]
    const answers = (held: { report: ModeratorReportDetail }) => ({
      [`POST ${api}/decision`]: thatChanges(held, decided('dismiss')),
      'GET /api/moderator/reports?status=open': async () => ({ status: 200, body: open }),
    })
    const { press, choose } = openReport(takenByMe, answers)
    await choose(/^Dismiss/)
    await press('Dismiss the report')
    const next = await screen.findByRole('link', { name: 'Next report' })
    expect(next.getAttribute('href')).toBe(`/moderator/reports/${otherReportId}`)
  })

  test('a pause needs a number of days, and says when it ends', async () => {
    const { user, press, choose, sent } = openReport(takenByMe, (held) => ({
      [`POST ${api}/decision`]: thatChanges(held, decided('pause')),
    }))
    await choose(/^Pause for some days/)
    const days = screen.getByRole('textbox', { name: 'Days' })
    await user.clear(days)
    await press('Pause the account')
    screen.getByText('Please enter a number of days from 1 to 365.')
    expect(document.activeElement).toBe(days)
    expect(sent()).toEqual([])
    await user.type(days, '٣')
    screen.getByText(/^Ends by itself on/)
    await press('Pause the account')
    await screen.findByRole('heading', { name: 'The account was paused' })
    expect(sent()[0]?.body).toMatchObject({
      decision: 'pause',
      until: expect.stringMatching(/:00:00\.000Z$/),
    })
  })

  test('asks what is to be done where nothing is chosen', async () => {
    const { press, sent } = openReport(takenByMe)
    await press('Decide')
    screen.getByText('Please choose what is to be done.')
    expect(sent()).toEqual([])
  })

  test('a moderator cannot delete; an admin is asked first, by the e-mail', async () => {
    openReport(takenByMe)
    await screen.findByRole('radio', { name: /^Dismiss/ })
    expect(screen.queryByRole('radio', { name: /^Delete/ })).toBeNull()
  })

  test('a deletion names the e-mail, and nothing happens before it is confirmed', async () => {
    const { press, choose, sent } = openReport(
      { ...takenByMe, may: ['dismiss', 'warn', 'pause', 'delete'] },
      (held) => ({ [`POST ${api}/decision`]: thatChanges(held, decided('dismiss')) }),
    )
    await choose(/^Delete the account/)
    await screen.findByText(/This is how they read it, in Arabic/)
    await press('Delete the account...')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this account?' })
    expect(textOf(dialog)).toContain('sara@rafiq.test and all of its data')
    expect(sent()).toEqual([])
    await press('Cancel')
    await press('Delete the account...')
    await press('Delete for good')
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ decision: 'delete', reason: 'harassment' }))
  })

  test('what somebody else decided meanwhile is shown, and nothing typed is lost', async () => {
    const { user, press, choose } = openReport(takenByMe, (held) => ({
      [`POST ${api}/decision`]: thatRefuses(held, 'report-resolved', {
        ...decided('dismiss', { by: colleague, toReporter: 'report-no-breach' }),
      }),
    }))
    await choose(/^Warn the member/)
    await user.type(screen.getByRole('textbox', { name: /Words of your own/ }), 'Kindly stop.')
    await press('Send the warning')
    expect(textOf(await screen.findByRole('alert'))).toContain('This report is resolved already')
    const outcome = screen.getByRole('region', { name: 'The report was dismissed' })
    expect(textOf(outcome)).toContain(`Decided by ${colleague.email}`)
    screen.getByText('Kindly stop.')
    await press('I don’t need it any more')
    expect(screen.queryByText('Kindly stop.')).toBeNull()
  })

  test('a decision whose answer was lost is said to be kept, and nothing typed is lost', async () => {
    const { user, press, choose } = openReport(takenByMe, () => ({
      [`POST ${api}/decision`]: { status: 503, body: { code: 'decision-pending', message: 'Kept.' } },
    }))
    await choose(/^Warn the member/)
    await user.type(screen.getByRole('textbox', { name: /Words of your own/ }), 'Kindly stop.')
    await press('Send the warning')
    expect(textOf(await screen.findByRole('alert'))).toContain('Your decision is kept')
    expect(screen.getByRole('textbox', { name: /Words of your own/ })).toHaveProperty('value', 'Kindly stop.')
  })

  test('what was typed outlives a reload', async () => {
    localStorage.setItem(
      `member.0192f0c1-2a3b-7c4d-8e5f-60718293a4b5.report.${reportId}.decision`,
      JSON.stringify({
        choice: 'pauseDays',
        days: '30',
        reason: 'fraud',
        toMember: 'paused',
        words: 'Kindly stop.',
        toReporter: '',
      }),
    )
    openReport(takenByMe)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Days' })).toHaveProperty('value', '30'))
    expect(screen.getByRole('textbox', { name: /Words of your own/ })).toHaveProperty('value', 'Kindly stop.')
  })

  test('a report that closed with its account has nothing to decide', async () => {
    openReport({ status: 'resolved', resolvedAt: '2026-11-21T10:00:00.000Z', may: [] })
    await screen.findByRole('heading', { name: 'Closed', level: 2 })
  })
})
