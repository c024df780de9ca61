import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { aPage, aUser, listCall, searchCall, staffId } from '../../testing/a-panel.ts'
import { showPanel } from '../../testing/show.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const rowOf = async (email: string) =>
  within((await screen.findByRole('link', { name: email })).closest('tr') as HTMLElement)

test('member list says whose accounts there are, by the columns of the specification', async () => {
  showPanel()
  await screen.findByRole('heading', { level: 1, name: 'User Management' })
  await heading('User Accounts (1)')
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns.slice(1)).toEqual(['Email', 'Name', 'Location', 'Role', 'Status', 'Joined', 'Actions'])
  const row = await rowOf('reem@rafiq.test')
  for (const text of ['ريم', 'Riyadh', 'User', 'Active Matching', 'Phone Sharing', '1 November 2026']) {
    row.getByText(text)
  }
})

test('member list is in Arabic too', async () => {
  showPanel({ language: 'ar' })
  await screen.findByRole('heading', { level: 1, name: 'إدارة المستخدمين' })
  const row = await rowOf('reem@rafiq.test')
  row.getByText('المطابقة نشطة')
  row.getByText('الرياض')
})

test.each([
  ['by the team', true],
  ['by the member', false],
])('member list badge of a pause %s', async (whose, pausedByStaff) => {
  const paused = aUser({ isActive: false, pausedByStaff, phoneShareConsent: false })
  showPanel({ answers: { [listCall()]: aPage([paused]) } })
  const row = await rowOf('reem@rafiq.test')
  row.getByText('Paused')
  row.getByText(whose)
  expect(row.queryByText('Phone Sharing')).toBeNull()
})

test.each([
  ['the team', true, 'Activate', 0],
  ['the member, which only they end', false, 'Pause', 1],
])('member list action for a pause by %s', async (_, pausedByStaff, offer, reasons) => {
  showPanel({ answers: { [listCall()]: aPage([aUser({ isActive: false, pausedByStaff })]) } })
  const row = await rowOf('reem@rafiq.test')
  expect(row.getByRole('button', { name: new RegExp(`^${offer}`) }).textContent).toBe(offer)
  expect(row.queryAllByText('Only the member can resume')).toHaveLength(reasons)
})

test('member list says of a great many that there are more', async () => {
  showPanel({ answers: { [listCall()]: aPage([aUser()], { 'x-total-count': '10000+' }) } })
  await heading('User Accounts (10,000+)')
})

describe('the filters', () => {
  test('search by a part of the address', async () => {
    const found = aUser({ email: 'noura@rafiq.test' })
    const { user } = showPanel({ answers: { [searchCall]: aPage([found]) } })
    await rowOf('reem@rafiq.test')
    await user.type(screen.getByRole('searchbox', { name: 'Search by email' }), 'noura{Enter}')
    await rowOf('noura@rafiq.test')
  })

  test.each([
    ['Role', 'All Roles,Users,Moderators,Admins', 'Admins', 'role=admin'],
    ['Status', 'All statuses,Active Matching,Paused,Paused by the team', 'Paused', 'status=paused'],
  ])('%s: %s', async (name, options, choice, filter) => {
    const { user } = showPanel({
      answers: { [listCall(filter)]: aPage([aUser({ email: 'one@rafiq.test' })]) },
    })
    const select = await screen.findByRole('combobox', { name })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(options.split(','))
    await user.selectOptions(select, choice)
    await rowOf('one@rafiq.test')
  })

  test('stand in the address that one came by', async () => {
    showPanel({
      at: '/moderator?role=user&status=active',
      answers: { [listCall('role=user&status=active')]: aPage([]) },
    })
    await screen.findByText('No account fits')
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'user')
    expect(screen.getByRole('link', { name: 'Show all accounts' })).toBeTruthy()
  })

  test('a press on a column orders the list by it', async () => {
    const { user } = showPanel({
      answers: { [listCall('', 'sort=email&order=asc')]: aPage([aUser({ email: 'a@rafiq.test' })]) },
    })
    await rowOf('reem@rafiq.test')
    await user.click(screen.getByRole('button', { name: 'Email' }))
    await rowOf('a@rafiq.test')
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('ascending')
  })
})

test('member list leads to the next page and back', async () => {
  const { user } = showPanel({
    answers: {
      [listCall()]: aPage([aUser()], { 'x-next-cursor': 'abc', 'x-total-count': '51' }),
      [searchCall]: aPage([aUser({ email: 'last@rafiq.test' })], { 'x-total-count': '51' }),
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Next page' }))
  await rowOf('last@rafiq.test')
  screen.getByText('51 to 51')
  await user.click(screen.getByRole('link', { name: 'Previous page' }))
  await rowOf('reem@rafiq.test')
})

test('member list that cannot be read says why, and is read on another try', async () => {
  let away = true
  const { user } = showPanel({
    answers: {
      [listCall()]: async () => (away ? { status: 503, body: { code: 'unavailable' } } : aPage([aUser()])),
    },
  })
  const alert = await screen.findByRole('alert')
  away = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await rowOf('reem@rafiq.test')
})

describe('offered actions', () => {
  const accounts = [
    aUser(),
    aUser({ id: staffId, email: 'me@rafiq.test', role: 'moderator' }),
    aUser({ id: '0192f0c1-2a3b-7c4d-8e5f-000000000009', email: 'boss@rafiq.test', role: 'admin' }),
  ]

  test('a moderator pauses members, deletes nobody, and leaves admins and themselves alone', async () => {
    showPanel({ answers: { [listCall()]: aPage(accounts) } })
    const row = await rowOf('reem@rafiq.test')
    row.getByRole('button', { name: /Pause/ })
    await waitFor(() => expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull())
    const own = await rowOf('me@rafiq.test')
    own.getByText('Your own account')
    expect(own.getByRole('checkbox')).toHaveProperty('disabled', true)
    ;(await rowOf('boss@rafiq.test')).getByText('For admins')
  })

  test('an admin deletes others, not the own account', async () => {
    showPanel({ role: 'admin', answers: { [listCall()]: aPage(accounts) } })
    ;(await rowOf('reem@rafiq.test')).getByRole('button', { name: /Delete/ })
    ;(await rowOf('boss@rafiq.test')).getByRole('button', { name: /Delete/ })
    expect((await rowOf('me@rafiq.test')).queryByRole('button')).toBeNull()
  })
})
