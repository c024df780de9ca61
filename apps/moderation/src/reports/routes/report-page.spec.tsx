import { beforeEach, describe, expect, test } from '@jest/globals'
import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import {
  aReportDetail,
  colleague,
  otherReportId,
  reporterId,
  reportId,
  staffId,
  subjectId,
  takenByColleague,
  takenByMe,
} from '../testing/a-report.ts'
import { openReport, textOf } from '../testing/open-report.ts'
import { thatChanges, thatRefuses } from '../testing/report-answers.ts'

const api = `/api/moderator/reports/${reportId}`
beforeEach(() => localStorage.clear())

describe('reading', () => {
  test('shows who reported whom, in which words, each leading to the account', async () => {
    openReport()
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
    openReport()
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
    openReport({
      kind: 'profile',
      evidence: { ...aReportDetail().evidence, messages: [] } as ModeratorReportDetail['evidence'],
    })
    await screen.findByRole('article', { name: 'Sara' })
    screen.getByText('A calm home.')
  })

  test('says that evidence is no longer kept, and that accounts are gone', async () => {
    openReport({ evidence: null, reporter: null, subject: { id: subjectId, name: null } })
    await screen.findByText(/^The evidence is no longer kept/)
    expect(screen.getAllByText('Deleted account')).toHaveLength(2)
  })

  test('leads to other reports on the same person', async () => {
    const { id: _, ...other } = aReportDetail({ kind: 'profile', category: 'fraud' })
    openReport({ others: [{ ...other, id: otherReportId }] })
    const link = await screen.findByRole('link', { name: 'Fraud, or asking for money (profile)' })
    expect(link.getAttribute('href')).toBe(`/moderator/reports/${otherReportId}`)
  })

  test('of one that is not there leads back to the queue', async () => {
    openReport({}, () => ({ [`GET ${api}`]: { status: 404, body: { code: 'not-found', message: 'No.' } } }))
    await screen.findByRole('heading', { name: 'There is no such report' })
    expect(screen.getAllByRole('link', { name: 'All reports' })).toHaveLength(2)
  })

  test('is refused to paused staff in the words of that', async () => {
    openReport({}, () => ({
      [`GET ${api}`]: { status: 403, body: { code: 'account-paused', message: 'Account paused' } },
    }))
    await screen.findByRole('heading', { name: 'The report could not be loaded' })
    screen.getByText(/Account paused/)
  })
})

describe('taking', () => {
  test('assigns it to the caller with its decision form, and giving it back removes that', async () => {
    const { press, sent } = openReport({}, (held) => ({
      [`POST ${api}/take`]: thatChanges(held, takenByMe),
      [`POST ${api}/release`]: thatChanges(held, { status: 'open', assignee: null, may: ['take'] }),
    }))
    await press('Take it')
    await screen.findByRole('region', { name: 'Decision' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'With you' }))
    await press('Give it back')
    await screen.findByRole('button', { name: 'Take it' })
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
    expect(sent().map((call) => call.path)).toEqual([`${api}/take`, `${api}/release`])
  })

  test('says who was faster, and shows it as theirs', async () => {
    const { press } = openReport({}, (held) => ({
      [`POST ${api}/take`]: thatRefuses(held, 'report-taken', takenByColleague),
    }))
    await press('Take it')
    expect(textOf(await screen.findByRole('alert'))).toContain(`It is now with ${colleague.email}`)
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
    screen.getByText('Only they decide on it. You can still read it.')
  })

  test('a double press takes it once', async () => {
    const gate = Promise.withResolvers<void>()
    const { user, sent } = openReport({}, (held) => ({
      [`POST ${api}/take`]: () => gate.promise.then(thatChanges(held, takenByMe)),
    }))
    await user.dblClick(await screen.findByRole('button', { name: 'Take it' }))
    gate.resolve()
    await screen.findByRole('region', { name: 'Decision' })
    expect(sent()).toHaveLength(1)
  })

  test('is not for whoever made the report, and says so', async () => {
    openReport({ may: [], reporter: { id: staffId, name: 'Huda' } })
    await screen.findByText('You made this report, so it is for your colleagues. You can still read it.')
    expect(screen.queryByText(/Only they decide/)).toBeNull()
  })

  test('what waits for an admin is not for a moderator', async () => {
    openReport({ status: 'escalated', may: [] })
    await screen.findByText('An admin will take it from here. You can still read it.')
  })
})

describe('notes', () => {
  const note = { id: otherReportId, at: '2026-11-21T09:00:00.000Z', by: colleague, text: 'اتصلت بها.' }

  test('are read and added, by keyboard too', async () => {
    const added = { ...note, id: reporterId, text: 'Second time.' }
    const { user, sent } = openReport({ notes: [note] }, (held) => ({
      [`POST ${api}/notes`]: thatChanges(held, { notes: [note, added] }),
    }))
    expect((await screen.findByText(note.text)).getAttribute('dir')).toBe('auto')
    const field = screen.getByRole('textbox', { name: 'New note' })
    await user.type(field, 'Second time.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    screen.getByText('Second time.')
    expect(sent()).toEqual([{ method: 'POST', path: `${api}/notes`, body: { text: 'Second time.' } }])
  })

  test('stay typed where they could not be sent', async () => {
    const { user, press } = openReport({}, () => ({
      [`POST ${api}/notes`]: { status: 503, body: { code: 'unavailable' } },
    }))
    const field = await screen.findByRole('textbox', { name: 'New note' })
    await user.type(field, 'Second time.')
    await press('Add the note')
    await screen.findByText(/The service is not available/)
    expect(field).toHaveProperty('value', 'Second time.')
  })
})

test('report page is in Arabic', async () => {
  openReport(takenByMe, undefined, 'ar')
  await screen.findByRole('region', { name: 'القرار' })
  screen.getByText('هذه هي الرسالة موضوع البلاغ')
})
