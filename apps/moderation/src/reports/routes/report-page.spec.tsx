import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Language, ModeratorReportDetail } from '@rafiq/contracts'
import { type ApiAnswers, shownToast } from '@rafiq/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'
import {
  aReportDetail,
  colleague,
  otherReportId,
  reporterId,
  reportId,
  subjectId,
  takenByColleague,
  takenByMe,
} from '../testing/a-report.ts'
import { reportAnswers, thatChanges, thatRefuses } from '../testing/report-answers.ts'

type Held = { report: ModeratorReportDetail }

const path = `/api/moderator/reports/${reportId}`
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
beforeEach(() => localStorage.clear())

/** The page of a report; `answers` are those to what a test does. */
function open(
  overrides: Partial<ModeratorReportDetail> = {},
  answers: (held: Held) => ApiAnswers = () => ({}),
  language: Language = 'en',
) {
  const held: Held = { report: aReportDetail(overrides) }
  const shown = showPanel({
    at: `/moderator/reports/${reportId}`,
    language,
    answers: reportAnswers(held, answers(held)),
  })
  const sent = () => shown.calls.filter(({ method }) => method !== 'GET')
  const press = async (name: string) => shown.user.click(await screen.findByRole('button', { name }))
  const choose = async (name: RegExp) => shown.user.click(await screen.findByRole('radio', { name }))
  return { ...shown, held, sent, press, choose }
}

describe('reading', () => {
  test('shows who reported whom, in which words, each leading to the account', async () => {
    open()
    const people = within(await screen.findByRole('region', { name: 'The report' }))
    expect(people.getByRole('link', { name: 'Sara' }).getAttribute('href')).toBe(
      `/moderator/users/${subjectId}`,
    )
    expect(people.getByRole('link', { name: 'ريم' }).getAttribute('href')).toBe(
      `/moderator/users/${reporterId}`,
    )
    expect(people.getByText('أزعجتني كثيرًا.').getAttribute('dir')).toBe('auto')
  })

  test('marks which message was reported', async () => {
    open()
    const messages = within(
      await screen.findByRole('list', { name: 'The reported message and those around it' }),
    )
    const marked = messages
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/was reported$/))
    expect(marked).toHaveLength(1)
    expect(marked[0]?.textContent).toContain('Answer me!')
    for (const said of ['Answer me!', 'لا.'])
      expect(messages.getByText(said).getAttribute('dir')).toBe('auto')
  })

  test('shows a reported profile as it was', async () => {
    open({
      kind: 'profile',
      evidence: { ...aReportDetail().evidence, messages: [] } as ModeratorReportDetail['evidence'],
    })
    await screen.findByRole('article', { name: 'Sara' })
    screen.getByText('A calm home.')
  })

  test('says that evidence is no longer kept, and that accounts are gone', async () => {
    open({ evidence: null, reporter: null, subject: { id: subjectId, name: null } })
    await screen.findByText(/^The evidence is no longer kept/)
    expect(screen.getAllByText('Deleted account')).toHaveLength(2)
  })

  test('leads to other reports on the same person', async () => {
    const { id: _, ...other } = aReportDetail({ kind: 'profile', category: 'fraud' })
    open({ others: [{ ...other, id: otherReportId }] })
    const link = await screen.findByRole('link', { name: 'Fraud, or asking for money (profile)' })
    expect(link.getAttribute('href')).toBe(`/moderator/reports/${otherReportId}`)
  })

  test.each([
    [404, 'not-found', 'There is no such report'],
    [403, 'forbidden', 'This report is for your colleagues'],
  ])('%d leads back to the queue', async (status, code, title) => {
    open({}, () => ({ [`GET ${path}`]: { status, body: { code, message: 'No.' } } }))
    await screen.findByRole('heading', { name: title })
    expect(screen.getAllByRole('link', { name: 'All reports' })).toHaveLength(2)
  })
})

describe('taking', () => {
  test('makes it mine, with the decision, and giving it back takes that away', async () => {
    const { press, sent } = open({}, (held) => ({
      [`POST ${path}/take`]: thatChanges(held, takenByMe),
      [`POST ${path}/release`]: thatChanges(held, { status: 'open', assignee: null, may: ['take'] }),
    }))
    await press('Take it')
    await screen.findByRole('region', { name: 'Decision' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'With you' }))
    await press('Give it back')
    await screen.findByRole('button', { name: 'Take it' })
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
    expect(sent().map((call) => call.path)).toEqual([`${path}/take`, `${path}/release`])
  })

  test('says who was faster, and shows it as theirs', async () => {
    const { press } = open({}, (held) => ({
      [`POST ${path}/take`]: thatRefuses(held, 'report-taken', takenByColleague),
    }))
    await press('Take it')
    expect(plain(await screen.findByRole('alert'))).toContain(`It is now with ${colleague.email}`)
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
    screen.getByText('Only they decide on it. You can still read it.')
  })

  test('a double press takes it once', async () => {
    const gate = Promise.withResolvers<void>()
    const { user, sent } = open({}, (held) => ({
      [`POST ${path}/take`]: () => gate.promise.then(thatChanges(held, takenByMe)),
    }))
    await user.dblClick(await screen.findByRole('button', { name: 'Take it' }))
    gate.resolve()
    await screen.findByRole('region', { name: 'Decision' })
    expect(sent()).toHaveLength(1)
  })

  test('what waits for an admin is not for a moderator', async () => {
    open({ status: 'escalated', may: [] })
    await screen.findByText('An admin will take it from here. You can still read it.')
  })
})

describe('notes', () => {
  const note = { id: otherReportId, at: '2026-11-21T09:00:00.000Z', by: colleague, text: 'اتصلت بها.' }

  test('are read and added, by keyboard too', async () => {
    const added = { ...note, id: reporterId, text: 'Second time.' }
    const { user, sent } = open({ notes: [note] }, (held) => ({
      [`POST ${path}/notes`]: thatChanges(held, { notes: [note, added] }),
    }))
    expect((await screen.findByText(note.text)).getAttribute('dir')).toBe('auto')
    const field = screen.getByRole('textbox', { name: 'New note' })
    await user.type(field, 'Second time.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    screen.getByText('Second time.')
    expect(sent()).toEqual([{ method: 'POST', path: `${path}/notes`, body: { text: 'Second time.' } }])
  })

  test('stay typed where they could not be sent', async () => {
    const { user, press } = open({}, () => ({
      [`POST ${path}/notes`]: { status: 503, body: { code: 'unavailable' } },
    }))
    const field = await screen.findByRole('textbox', { name: 'New note' })
    await user.type(field, 'Second time.')
    await press('Add the note')
    await screen.findByText(/The service is not available/)
    expect(field).toHaveProperty('value', 'Second time.')
  })
})

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
    const { user, press, choose, sent } = open(takenByMe, (held) => ({
      [`POST ${path}/decision`]: thatChanges(held, decided('warn', told)),
    }))
    await choose(/^Warn the member/)
    const preview = await screen.findByText('تنبيه بخصوص التعامل مع الأعضاء')
    expect(preview.closest('[lang]')?.getAttribute('dir')).toBe('rtl')
    await user.type(screen.getByRole('textbox', { name: /Words of your own/ }), 'من فضلك.')
    await press('Send the warning')
    const heading = await screen.findByRole('heading', { name: 'The member was warned' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(plain(screen.getByRole('region', { name: 'The member was warned' }))).toContain('Decided by you')
    expect(shownToast()?.title).toBe('Decided')
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: `${path}/decision`,
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

  test('a pause needs a number of days, and says when it ends', async () => {
    const { user, press, choose, sent } = open(takenByMe, (held) => ({
      [`POST ${path}/decision`]: thatChanges(held, decided('pause')),
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
    const { press, sent } = open(takenByMe)
    await press('Decide')
    screen.getByText('Please choose what is to be done.')
    expect(sent()).toEqual([])
  })

  test('a moderator cannot delete; an admin is asked first, by the e-mail', async () => {
    open(takenByMe)
    await screen.findByRole('radio', { name: /^Dismiss/ })
    expect(screen.queryByRole('radio', { name: /^Delete/ })).toBeNull()
  })

  test('a deletion names the e-mail, and nothing happens before it is confirmed', async () => {
    const { press, choose, sent } = open(
      { ...takenByMe, may: ['dismiss', 'warn', 'pause', 'delete'] },
      (held) => ({ [`POST ${path}/decision`]: thatChanges(held, decided('dismiss')) }),
    )
    await choose(/^Delete the account/)
    await screen.findByText(/This is how they read it, in Arabic/)
    await press('Delete the account...')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this account?' })
    expect(plain(dialog)).toContain('sara@rafiq.test and all of its data')
    expect(sent()).toEqual([])
    await press('Cancel')
    await press('Delete the account...')
    await press('Delete for good')
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ decision: 'delete', reason: 'harassment' }))
  })

  test('what somebody else decided meanwhile is shown, and nothing typed is lost', async () => {
    const { user, press, choose } = open(takenByMe, (held) => ({
      [`POST ${path}/decision`]: thatRefuses(held, 'report-resolved', {
        ...decided('dismiss', { by: colleague, toReporter: 'report-no-breach' }),
      }),
    }))
    await choose(/^Warn the member/)
    await user.type(screen.getByRole('textbox', { name: /Words of your own/ }), 'Kindly stop.')
    await press('Send the warning')
    expect(plain(await screen.findByRole('alert'))).toContain('This report is resolved already')
    const outcome = screen.getByRole('region', { name: 'The report was dismissed' })
    expect(plain(outcome)).toContain(`Decided by ${colleague.email}`)
    screen.getByText('Kindly stop.')
    await press('I don’t need it any more')
    expect(screen.queryByText('Kindly stop.')).toBeNull()
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
    open(takenByMe)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Days' })).toHaveProperty('value', '30'))
    expect(screen.getByRole('textbox', { name: /Words of your own/ })).toHaveProperty('value', 'Kindly stop.')
  })

  test('a report that closed with its account has nothing to decide', async () => {
    open({ status: 'resolved', resolvedAt: '2026-11-21T10:00:00.000Z', may: [] })
    await screen.findByRole('heading', { name: 'Closed', level: 2 })
  })
})

test('in Arabic', async () => {
  open(takenByMe, undefined, 'ar')
  await screen.findByRole('region', { name: 'القرار' })
  screen.getByText('هذه هي الرسالة موضوع البلاغ')
})
