import { expect, test } from '@jest/globals'
import { shownToast } from '@rafiq/app-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPage, aUser, listCall, reemId, searchCall } from '../../testing/a-panel.ts'
import { plain, showPanel } from '../../testing/show.tsx'

const change = `PATCH /api/moderator/users/${reemId}`
const paused = aUser({ isActive: false, pausedByStaff: true })
const other = aUser({ id: '0192f0c1-2a3b-7c4d-8e5f-000000000002', email: 'noura@rafiq.test' })
const pauseId = '0192f0c1-2a3b-7c4d-8e5f-0000000000aa'

const said = () => ({ title: shownToast()?.title, description: plain(shownToast()?.description) })
const button = (name: RegExp) => screen.findByRole('button', { name })

test('a pause asks why and for how long, says so, and can be taken back', async () => {
  let current = aUser()
  const { user, sent } = showPanel({
    answers: {
      [listCall()]: async () => aPage([current]),
      [change]: async () => {
        current = current.isActive ? paused : aUser()
        return { status: 200, body: current }
      },
    },
  })
  await user.click(await button(/^Pause/))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Pause' }))
  dialog.getByText('Please choose one of the options')
  expect(sent()).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Fraud')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), 'Until lifted')
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Asked for a deposit')
  await user.click(dialog.getByRole('button', { name: 'Pause' }))
  await screen.findByText('by the team')
  expect(sent()[0]?.body).toEqual({
    isActive: false,
    reason: 'fraud',
    until: null,
    note: 'Asked for a deposit',
  })
  expect(said()).toEqual({
    title: 'User Updated',
    description: 'reem@rafiq.test is paused until the team lifts it.',
  })
  shownToast()?.action?.onPress()
  await screen.findByText('Active Matching', { selector: 'td *' })
  expect(sent()[1]?.body).toEqual({ isActive: true })
})

test('refused staff action shows the server’s words, and the list is read again', async () => {
  let reads = 0
  const { user } = showPanel({
    answers: {
      [listCall()]: async () => {
        reads += 1
        return aPage([paused])
      },
      [change]: { status: 404, body: { code: 'not-found', message: 'Gone.' } },
    },
  })
  await user.click(await button(/^Activate/))
  await waitFor(() =>
    expect(said()).toEqual({
      title: 'Update Failed',
      description: 'We could not find what you are looking for.',
    }),
  )
  await waitFor(() => expect(reads).toBe(2))
})

test('a deletion asks about the very address, happens once, and says so', async () => {
  let there = true
  const { user, sent } = showPanel({
    role: 'admin',
    answers: {
      [listCall()]: async () => aPage(there ? [aUser(), other] : [other]),
      [`DELETE /api/moderator/users/${reemId}`]: async () => {
        there = false
        return { status: 204 }
      },
    },
  })
  await user.click(await button(/^Delete .*reem@/))
  const dialog = await screen.findByRole('alertdialog')
  expect(plain(within(dialog).getByRole('heading').textContent)).toBe('Delete reem@rafiq.test?')
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'reem@rafiq.test' })).toBeNull())
  expect(sent()).toHaveLength(1)
  expect(said()).toEqual({ title: 'User Deleted', description: 'reem@rafiq.test is deleted for good.' })
})

test('a member who was deleted while the list was read is not in it, though the answer is from before', async () => {
  let there = true
  const before = Promise.withResolvers<void>()
  let searches = 0
  const { user } = showPanel({
    role: 'admin',
    answers: {
      [listCall()]: aPage([aUser(), other]),
      [searchCall]: async () => {
        const answer = aPage(there ? [aUser(), other] : [other])
        searches += 1
        if (searches === 1) await before.promise
        return answer
      },
      [`DELETE /api/moderator/users/${reemId}`]: async () => {
        there = false
        return { status: 204 }
      },
    },
  })
  await button(/^Delete .*reem@/)
  await user.type(screen.getByRole('searchbox'), 'rafiq')
  await waitFor(() => expect(searches).toBe(1))
  await user.click(await button(/^Delete .*reem@/))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(said().title).toBe('User Deleted'))
  before.resolve()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'reem@rafiq.test' })).toBeNull())
  await screen.findByRole('link', { name: 'noura@rafiq.test' })
})

test('a deletion that is refused says why', async () => {
  const { user } = showPanel({
    role: 'admin',
    answers: {
      [`DELETE /api/moderator/users/${reemId}`]: { status: 422, body: { code: 'last-admin' } },
    },
  })
  await user.click(await button(/^Delete/))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(said()).toEqual({
      title: 'Deletion Failed',
      description: 'There has to be an admin: this is the last one.',
    }),
  )
})

test('many are paused at once; who was not is named; it can be taken back', async () => {
  const { user, sent } = showPanel({
    answers: {
      [listCall()]: aPage([aUser(), other]),
      'POST /api/moderator/pauses': {
        status: 200,
        body: { pauseId, users: [paused], refused: [{ id: other.id, code: 'conflict' }] },
      },
      [`POST /api/moderator/pauses/${pauseId}/undo`]: {
        status: 200,
        body: { users: [aUser()], refused: [] },
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  screen.getByText('2 accounts selected')
  await user.click(await button(/^Pause\.\.\./))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause 2 accounts?' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Under review')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), 'Until lifted')
  await user.click(dialog.getByRole('button', { name: 'Pause' }))
  const refused = await screen.findByRole('alert')
  expect(plain(refused.textContent)).toContain('noura@rafiq.test: was paused already')
  expect(sent()[0]?.body).toEqual({
    ids: [reemId, other.id],
    reason: 'under-review',
    until: null,
    note: null,
  })
  expect(said()).toEqual({ title: 'User Updated', description: '1 account is paused.' })
  shownToast()?.action?.onPress()
  await waitFor(() => expect(said().description).toBe('1 account is active again.'))
  await user.click(within(refused).getByRole('button', { name: 'Understood' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
