import { expect, test } from '@jest/globals'
import { shownToast } from '@rafiq/app-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDetail, aUser, reemId, staffId } from '../../testing/a-panel.ts'
import { plain, showPanel } from '../../testing/show.tsx'

const at = `/moderator/users/${reemId}`
const read = `GET /api/moderator/users/${reemId}`
const reports = `GET /api/moderator/reports?subject=${reemId}&status=all`
const none = { [reports]: { status: 200, body: [] } }
const region = (name: string) => screen.findByRole('region', { name })

test('member page shows the profile as matches see it, and how contacts went', async () => {
  showPanel({ at, answers: { [read]: { status: 200, body: aDetail() }, ...none } })
  const profile = within(await region('Profile'))
  profile.getByRole('heading', { level: 3, name: 'ريم' })
  profile.getByText('+966 55 123 4567')
  const counts = within(await region('Connections')).getAllByRole('row')
  expect(counts.map(({ textContent }) => textContent)).toContain('Contacted20')
  within(await region('Reports')).getByText('Nobody has reported this member.')
  within(await region('History')).getByText('Nothing was done to this account.')
})

test('a gender is corrected after a question that says what it does, and the profile is read again', async () => {
  let gender: 'female' | 'male' = 'female'
  const detail = () => ({ ...aDetail(), card: { ...aDetail().card, gender } })
  const { user, sent } = showPanel({
    at,
    answers: {
      [read]: async () => ({ status: 200, body: detail() }),
      ...none,
      [`PUT ${read.slice(4)}/gender`]: async () => {
        gender = 'male'
        return { status: 200, body: aUser() }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Correct the gender' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(plain(dialog.getByRole('heading').textContent)).toBe('Correct the gender of reem@rafiq.test?')
  dialog.getByText('It is Female now, and becomes Male.')
  dialog.getByText(/Chats and contacts across the two genders are hidden on both sides/)
  await user.click(dialog.getByRole('radio', { name: 'A report showed it' }))
  await user.click(dialog.getByRole('button', { name: 'Correct it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().at(-1)?.body).toEqual({ gender: 'male', reason: 'reported' })
  expect(plain(shownToast()?.description ?? '')).toBe(
    'The gender in the profile of reem@rafiq.test is corrected.',
  )
  await within(await region('Profile')).findByText(/Male/)
})

test('member page of an account without a profile offers no gender correction', async () => {
  showPanel({ at, answers: { [read]: { status: 200, body: aDetail({ card: null }) }, ...none } })
  await screen.findByRole('button', { name: 'Pause' })
  expect(screen.queryByRole('button', { name: 'Correct the gender' })).toBeNull()
})

test('member page says that a pause of the member’s own is theirs to end', async () => {
  showPanel({
    at: `/moderator/users/${reemId}`,
    answers: {
      [`GET /api/moderator/users/${reemId}`]: {
        status: 200,
        body: aDetail({ user: aUser({ isActive: false }) }),
      },
    },
  })
  await screen.findByText('The member has paused matching')
  screen.getByText(/^Only they can resume it, so there is nothing to activate here/)
  screen.getByRole('button', { name: 'Pause' })
})

test('member page says why and until when an account is paused, and what was done and seen, in words', async () => {
  const entry = { at: '2026-11-20T09:00:00.000Z', details: {} }
  const admin = {
    id: '0192f0c1-2a3b-7c4d-8e5f-0000000000bb',
    role: 'admin',
    email: 'boss@rafiq.test',
  } as const
  const body = aDetail({
    user: aUser({ isActive: false, pausedByStaff: true }),
    pause: {
      id: '0192f0c1-2a3b-7c4d-8e5f-0000000000aa',
      reason: 'fraud',
      until: '2026-11-27T09:00:00.000Z',
      since: '2026-11-20T09:00:00.000Z',
      note: 'Asked for a deposit',
    },
    history: [
      {
        ...entry,
        id: '1',
        action: 'member.read',
        actor: { id: staffId, role: 'moderator', email: 'm@rafiq.test' },
      },
      {
        ...entry,
        id: '2',
        action: 'member.paused',
        actor: admin,
        details: { reason: 'fraud', until: '2026-11-27T09:00:00.000Z' },
      },
      {
        ...entry,
        id: '3',
        action: 'member.role-changed',
        actor: { id: null, role: 'admin', email: null },
        details: { from: 'moderator', to: 'user' },
      },
      {
        ...entry,
        id: '4',
        action: 'member.activated',
        actor: { id: null, role: 'system', email: null },
        details: { how: 'ended' },
      },
      { ...entry, id: '5', action: 'member.unheard-of' as 'member.read', actor: admin },
    ],
  })
  showPanel({ at, answers: { [read]: { status: 200, body }, ...none } })
  await screen.findByText('Paused: Fraud')
  screen.getByText('Asked for a deposit')
  const lines = within(await region('History'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines.map(plain)).toEqual([
    expect.stringMatching(/^Looked at an account.*You · 20 November 2026/),
    expect.stringMatching(/^Paused an account · Reason: Fraud · Until 27 November 2026.*boss@rafiq\.test/),
    expect.stringMatching(/^Changed a role · From Moderator to User.*The platform itself/),
    expect.stringMatching(/^Made an account active again · By its own end.*The platform itself/),
    expect.stringMatching(/^member\.unheard-of/),
  ])
})

test('member page names the reports on this member', async () => {
  const report = {
    id: '1',
    at: '2026-11-20T09:00:00.000Z',
    kind: 'message',
    category: 'harassment',
    status: 'open',
    decision: null,
  }
  showPanel({
    at,
    answers: { [read]: { status: 200, body: aDetail() }, [reports]: { status: 200, body: [report] } },
  })
  const list = within(await region('Reports'))
  await list.findByRole('link', { name: 'Harassment or threats (message)' })
  list.getByText('Open')
})

test('an admin gives another role', async () => {
  const { user, sent } = showPanel({
    at,
    role: 'admin',
    answers: {
      [read]: { status: 200, body: aDetail() },
      ...none,
      [`PUT /api/moderator/users/${reemId}/role`]: { status: 200, body: aUser({ role: 'moderator' }) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change role' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /Moderator/ }))
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  await waitFor(() =>
    expect(plain(shownToast()?.description)).toBe('reem@rafiq.test now has the role Moderator.'),
  )
  expect(sent()[0]?.body).toEqual({ role: 'moderator' })
})

test('a moderator gives no roles and deletes nobody', async () => {
  showPanel({ at, answers: { [read]: { status: 200, body: aDetail() }, ...none } })
  await screen.findByRole('button', { name: 'Pause' })
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('member page of the own account says that somebody else decides', async () => {
  const own = aDetail({ user: aUser({ id: staffId, role: 'admin' }), card: null, connections: null })
  showPanel({
    at: `/moderator/users/${staffId}`,
    role: 'admin',
    answers: {
      [`GET /api/moderator/users/${staffId}`]: { status: 200, body: own },
      [`GET /api/moderator/reports?subject=${staffId}&status=all`]: { status: 200, body: [] },
    },
  })
  await screen.findByText(/^This is your own account/)
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull()
})

test('member page of a deleted account leads back to the list', async () => {
  showPanel({ at, answers: { [read]: { status: 404, body: { code: 'not-found' } }, ...none } })
  await screen.findByRole('heading', { level: 2, name: 'This account is not there' })
  expect(screen.getAllByRole('link', { name: 'All accounts' })).toHaveLength(2)
})

test('after a deletion the list is shown', async () => {
  const { user } = showPanel({
    at,
    role: 'admin',
    answers: {
      [read]: { status: 200, body: aDetail() },
      ...none,
      [`DELETE /api/moderator/users/${reemId}`]: { status: 204 },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { level: 1, name: 'User Management' })
})
