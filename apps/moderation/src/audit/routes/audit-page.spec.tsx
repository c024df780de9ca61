import { expect, jest, test } from '@jest/globals'
import { type ApiAnswers, shownToast } from '@rafiq/app-kit/testing'
import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import type { Language } from '@rafiq/platform-contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'

const api = '/api/moderator/audit'
const [hudaId, saraId, reportId] = [1, 2, 3].map((end) => `01990a5d-0000-774b-bcce-00000000000${end}`) as [
  string,
  string,
  string,
]
const huda = { id: hudaId, role: 'moderator' as const, email: 'huda@rafiq.test' }
const sara = { kind: 'member' as const, id: saraId, email: 'sara@rafiq.test' }
const plain = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')

const anEntry = (overrides: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  id: '01990a5d-0000-774b-bcce-00000000000a',
  at: '2026-11-21T08:00:00.000Z',
  service: 'moderation',
  actor: huda,
  action: 'report.decided',
  subject: sara,
  details: {
    reportId,
    decision: 'warn',
    reason: 'fraud',
    until: null,
    toMember: 'warning-fraud',
    toReporter: null,
  },
  addressHash: null,
  ...overrides,
})

const log = (entries: readonly AuditLogEntry[], headers: Record<string, string> = {}) => ({
  status: 200,
  body: entries,
  headers,
})

const team: ApiAnswers = {
  'GET /api/moderator/users?role=moderator&sort=email&order=asc': {
    status: 200,
    body: [{ id: hudaId, email: 'huda@rafiq.test' }],
  },
  'GET /api/moderator/users?role=admin&sort=email&order=asc': { status: 200, body: [] },
  'GET /api/moderator/users?role=releases&sort=email&order=asc': { status: 200, body: [] },
}

const open = (answers: ApiAnswers, at = '/moderator/audit', language: Language = 'en') =>
  showPanel({ at, language, role: 'admin', answers: { ...team, ...answers } })

const inTable = (text: string) => waitFor(() => within(screen.getByRole('table')).getByText(text))

test('audit page says in words who did what about whom, and leads to both', async () => {
  open({ [`GET ${api}`]: log([anEntry()]) })
  const row = (await screen.findAllByRole('row'))[1]
  if (!row) throw new Error('no row')
  for (const text of [
    'huda@rafiq.test',
    'Decided on a report',
    'Warned · Reason: Fraud',
    'The member was told',
  ])
    expect(plain(row)).toContain(text)
  expect(within(row).getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
    `/moderator/reports/${reportId}`,
  )
  expect(within(row).getByRole('link', { name: 'Open the account' }).getAttribute('href')).toBe(
    `/moderator/users/${saraId}`,
  )
})

test('audit page shows entries that read the same, one after the other within a minute, as one row with their number', async () => {
  // Which filter was asked for is in the entry, and no word of its row.
  const listed = (end: string, at: string, shown: number): AuditLogEntry =>
    anEntry({
      id: `01990a5d-0000-774b-bcce-0000000000${end}`,
      ...{ at, action: 'members.listed', subject: { kind: 'members', id: null, email: null } },
      details: { shown, role: `role ${end}` },
    })
  open({
    [`GET ${api}`]: log([
      listed('14', '2026-11-21T08:00:50.000Z', 50),
      listed('13', '2026-11-21T08:00:40.000Z', 50),
      listed('12', '2026-11-21T08:00:30.000Z', 1),
      listed('11', '2026-11-21T07:59:30.000Z', 1),
    ]),
  })
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => /(\d+) times/.exec(plain(row))?.[1] ?? '1')).toEqual(['2', '1', '1'])
  expect(plain(rows[0])).toContain('Everyone on the list')
})

test('audit page says what a member asked for, and leads to the request as long as there is one', async () => {
  const details = { requestId: reportId, kind: 'appeal', outcome: 'granted' }
  const answered = anEntry({ action: 'request.answered', details })
  const gone = anEntry({ id: saraId, action: 'request.answered', details, subject: { ...sara, email: null } })
  open({ [`GET ${api}`]: log([answered, gone]) })
  const [, row, later] = await screen.findAllByRole('row')
  if (!row || !later) throw new Error('no rows')
  for (const one of [row, later]) expect(plain(one)).toContain('An appeal against a decision · Granted')
  expect(within(row).getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    `/moderator/requests/${reportId}`,
  )
  expect(within(later).queryByRole('link', { name: 'Open the request' })).toBeNull()
})

test('audit page is in Arabic, also for deleted accounts', async () => {
  const gone = anEntry({ action: 'member.deleted', details: {}, subject: { ...sara, email: null } })
  open({ [`GET ${api}`]: log([gone]) }, undefined, 'ar')
  expect(plain(await screen.findByRole('table'))).toContain('حذف حساب')
  expect(plain(screen.getByRole('table'))).toContain('حساب محذوف 00000002')
  expect(screen.queryByRole('link', { name: 'الانتقال إلى الحساب' })).toBeNull()
})

test('audit page filters by action, person and day; all of it is in the address and in the file', async () => {
  const asked = `?action=report.decided&actorId=${hudaId}&from=2026-11-19T21%3A00%3A00.000Z`
  const saved = jest.fn((_: Blob | MediaSource) => 'blob:file')
  URL.createObjectURL = saved
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce()
  const { user, calls } = open({
    [`GET ${api}`]: log([anEntry()]),
    [`GET ${api}?action=report.decided`]: log([anEntry()]),
    [`GET ${api}?action=report.decided&actorId=${hudaId}`]: log([anEntry()]),
    [`GET ${api}${asked}`]: log([]),
    [`GET ${api}/export${asked}`]: { status: 200, body: 'id,at' },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Decided on a report')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Who did it' }), 'huda@rafiq.test')
  const from = await screen.findByLabelText('From')
  await user.type(from, '2026-11-20')
  await screen.findByRole('heading', { name: 'No entry fits these filters' })
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(shownToast()?.title).toBe('The file is downloaded')
  expect(calls.map(({ path }) => path)).toContain(`${api}/export${asked}`)
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await screen.findByRole('table')
})

test('a name in the table narrows it to that person', async () => {
  const { user } = open({
    [`GET ${api}`]: log([anEntry()]),
    [`GET ${api}?subjectId=${saraId}`]: log([anEntry({ action: 'member.read', details: {} })]),
  })
  await user.click(
    await screen.findByRole('link', { name: /sara@rafiq\.test.*show only what concerns them/ }),
  )
  await inTable('Looked at an account')
  await user.click(screen.getByRole('link', { name: 'About everybody again' }))
  await inTable('Decided on a report')
})

test('audit page pages on to older entries', async () => {
  const { user } = open({
    [`GET ${api}`]: log([anEntry()], { 'x-next-cursor': 'older' }),
    [`GET ${api}?cursor=older`]: log([anEntry({ action: 'member.read', details: {} })]),
  })
  await user.click(await screen.findByRole('link', { name: 'Older entries' }))
  await inTable('Looked at an account')
  await user.click(screen.getByRole('link', { name: 'Newest entries' }))
  await inTable('Decided on a report')
})

test('audit page says that nothing was recorded yet', async () => {
  open({ [`GET ${api}`]: log([]) })
  await screen.findByRole('heading', { name: 'Nothing has been recorded yet' })
})

test('audit page says why the log cannot be read, and why no file was made', async () => {
  const away = { status: 503, body: { code: 'unavailable' } }
  const { user } = open({ [`GET ${api}`]: away, [`GET ${api}/export`]: away })
  within(await screen.findByRole('alert')).getByText(/The service is not available at the moment/)
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(shownToast()?.title).toBe('The file could not be made'))
})

test('audit page shortens and explains the address hash of a sign-in', async () => {
  const signIn = anEntry({
    action: 'sign-in.opened',
    subject: { kind: 'member', id: hudaId, email: 'huda@rafiq.test' },
    details: { by: 'passkey' },
    addressHash: '3f9a2c1b77e04d55',
  })
  open({ [`GET ${api}`]: log([signIn, anEntry({ id: '01990a5d-0000-774b-bcce-00000000000b' })]) })
  await inTable('3f9a2c1b')
  await inTable('Signed in')
  await inTable('By passkey')
  screen.getByText(/the same mark is the same address/)
})
