import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import type { ConsentEntry, DayOfViews, MemberLedger } from '@rafiq/contracts/members'
import type { StaffAccess } from '@rafiq/contracts/moderation'
import { cleanup, screen, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const ledger = 'GET /api/user/ledger'
const accesses = 'GET /api/user/staff-accesses'
const down = { status: 503, body: { code: 'unavailable', message: 'x' } } as const

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const aDay = (overrides: Partial<DayOfViews> = {}): DayOfViews => ({
  day: '2026-11-20',
  profile: 12,
  photo: 9,
  phone: 4,
  ...overrides,
})
const aConsent = (overrides: Partial<ConsentEntry> = {}): ConsentEntry => ({
  phoneShareConsent: true,
  isActive: true,
  wording: 'account.consent@1',
  language: 'en',
  recordedAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
})
const anAccess = (number: number, overrides: Partial<StaffAccess> = {}): StaffAccess => ({
  id: `01890a5d-ac96-774b-bcce-b302099a8${String(number).padStart(3, '0')}`,
  at: '2026-11-20T08:00:00.000Z',
  role: 'moderator',
  act: 'opened',
  reason: null,
  times: 1,
  ...overrides,
})
const aLedger = (overrides: Partial<MemberLedger> = {}) => ({
  status: 200,
  body: { views: [aDay()], consents: [aConsent()], ...overrides },
})
const pageOf = (body: StaffAccess[], next?: string) => ({
  status: 200,
  body,
  ...(next && { headers: { 'x-next-cursor': next } }),
})
const show = (language: 'ar' | 'en' = 'en') => showAccount({ at: '/account/ledger', language })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the ledger counts by day how many members saw the profile, the photo and the number', async () => {
  apiAnswers({ [ledger]: aLedger(), [accesses]: pageOf([]) })
  show()
  const row = within(await screen.findByRole('row', { name: /20 November 2026/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['12', '9', '4'])
  const members = await region('Members')
  expect(members.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Day',
    'Profile',
    'Photo',
    'Number',
  ])
  expect(members.queryByRole('button')).toBeNull()
})

test('the ledger shows a week of days first, and all of them when asked', async () => {
  const views = Array.from({ length: 10 }, (_, index) => aDay({ day: `2026-11-${20 - index}` }))
  apiAnswers({ [ledger]: aLedger({ views }), [accesses]: pageOf([]) })
  const user = show()
  const members = await region('Members')
  expect(await members.findAllByRole('row')).toHaveLength(1 + 7)
  await user.click(members.getByRole('button', { name: 'Show all 10 days' }))
  const rows = members.getAllByRole('row')
  expect(rows).toHaveLength(1 + 10)
  expect(document.activeElement).toBe(rows[1 + 7])
})

test('the ledger names roles, never people, with what was seen, how often and why', async () => {
  const told = [
    anAccess(1),
    anAccess(2, { act: 'paused', reason: 'fraud', role: 'admin' }),
    anAccess(3, { act: 'reviewed', reason: 'review', times: 3 }),
    anAccess(4, { act: 'activated', reason: 'ended', role: 'system' }),
    anAccess(5, { act: 'role-changed' }),
  ]
  apiAnswers({ [ledger]: aLedger(), [accesses]: pageOf(told) })
  show()
  const staff = await region('The Rafiq team')
  const [opened, paused, reviewed, activated, role] = (await staff.findAllByRole('listitem')).map(
    (item) => item.textContent,
  )
  expect(opened).toMatch(/^Your account was looked at.*no reason of its own.*A moderator · 20 November 2026/)
  expect(paused).toMatch(/^Your account was pausedWhy: fraud, or asking for money\.An admin ·/)
  expect(reviewed).toMatch(/^Your account was reviewed.*nothing held against you.*3 times that day$/)
  expect(activated).toMatch(/Why: its time was over\.Rafiq, by itself ·/)
  expect(role).toMatch(/^Your role was changedA moderator ·/)
})

test('the ledger brings the team’s earlier looks when asked, and keeps the ones before', async () => {
  apiAnswers({
    [ledger]: aLedger(),
    [accesses]: pageOf([anAccess(1)], 'older'),
    [`${accesses}?cursor=older`]: pageOf([anAccess(2, { act: 'listed' })]),
  })
  const user = show()
  const staff = await region('The Rafiq team')
  await user.click(await staff.findByRole('button', { name: 'Show earlier ones' }))
  const earlier = await staff.findByText('Your account was in a list')
  expect(document.activeElement?.contains(earlier)).toBe(true)
  staff.getByText('Your account was looked at')
  expect(staff.queryByRole('button')).toBeNull()
})

test('the ledger shows each consent with its version and the text as it was read, in its own language', async () => {
  const consents = [
    aConsent({ wording: 'results.consent@1', language: 'ar', phoneShareConsent: false }),
    aConsent({ recordedAt: '2026-11-19T08:00:00.000Z' }),
    aConsent({ wording: 'unnamed', recordedAt: '2026-11-18T08:00:00.000Z' }),
  ]
  apiAnswers({ [ledger]: aLedger({ consents }), [accesses]: pageOf([]) })
  show()
  const own = await region('What you agreed to')
  const [no, yes, unnamed] = own.getAllByRole('listitem')
  expect(no?.textContent).toMatch(/^Stopped sharing.*Asked after the questionnaire · Version 1 · Arabic/)
  const text = no?.querySelector('blockquote')
  expect(text?.getAttribute('dir')).toBe('rtl')
  expect(text?.getAttribute('lang')).toBe('ar')
  expect(text?.textContent).toMatch(/^عند الموافقة/)
  expect(yes?.textContent).toMatch(/^Agreed to share.*On: your matches see your phone number/)
  expect(unnamed?.textContent).toMatch(/Which text was read is not on record\.$/)
  expect(document.body.textContent).not.toContain('consent@')
})

test('the ledger says in Arabic that nobody saw the member', async () => {
  apiAnswers({ [ledger]: aLedger({ views: [], consents: [] }), [accesses]: pageOf([]) })
  show('ar')
  await (await region('الأعضاء')).findByText('لم تظهر بطاقتك لأي عضو خلال آخر 12 شهرًا.')
  await (await region('فريق رفيق')).findByText('لم يطّلع أحد من الفريق على حسابك خلال آخر 12 شهرًا.')
  ;(await region('موافقاتك')).getByText('لم تُسجَّل أي إجابة بعد، ودونها لا يظهر رقمك لأحد.')
})

test('a ledger section that cannot be read leaves the other one, and can be retried', async () => {
  let up = false
  apiAnswers({
    [ledger]: aLedger(),
    [accesses]: async () => (up ? pageOf([anAccess(1)]) : down),
  })
  const user = show()
  const staff = await region('The Rafiq team')
  const retry = await staff.findByRole('button', { name: 'Try again' })
  await screen.findByRole('row', { name: /20 November 2026/ })
  up = true
  await user.click(retry)
  await staff.findByText('Your account was looked at')
})

test('the ledger shows staff accesses where the view counts cannot be read', async () => {
  apiAnswers({ [ledger]: down, [accesses]: pageOf([anAccess(1)]) })
  show()
  await (await region('The Rafiq team')).findByText('Your account was looked at')
  await (await region('Members')).findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('region', { name: 'What you agreed to' })).toBeNull()
})
