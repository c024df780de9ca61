import { expect, test } from '@jest/globals'
import type { ApiAnswers } from '@rafiq/app-kit/testing'
import { shownToast } from '@rafiq/app-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDetail, aUser, reemId } from '../../testing/a-panel.ts'
import { plain, showPanel } from '../../testing/show.tsx'

const detailCall = `GET /api/moderator/users/${reemId}`
const reports = `GET /api/moderator/reports?subject=${reemId}&status=all`
const end = `DELETE /api/moderator/users/${reemId}/sessions`
const reset = `DELETE /api/moderator/users/${reemId}/factors`

const open = (answers: ApiAnswers, role: 'admin' | 'moderator' = 'admin', user = aUser()) =>
  showPanel({
    at: `/moderator/users/${reemId}`,
    role,
    answers: {
      [detailCall]: { status: 200, body: aDetail({ user }) },
      [reports]: { status: 200, body: [] },
      ...answers,
    },
  })
const question = async () => within(await screen.findByRole('alertdialog'))

test('an admin ends the sessions of a member, after being asked', async () => {
  const { user, sent } = open({ [end]: { status: 200, body: { ended: 2 } } })
  await user.click(await screen.findByRole('button', { name: 'End all sessions' }))
  const dialog = await question()
  expect(plain(dialog.getByRole('heading').textContent)).toBe('End all sessions of reem@rafiq.test?')
  await user.dblClick(dialog.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Sessions ended', description: '2 sessions were ended.' }),
  )
  expect(sent()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Reset second factors' })).toBeNull()
})

test('an admin resets the second factors of a colleague', async () => {
  const { user, sent } = open({ [reset]: { status: 204 } }, 'admin', aUser({ role: 'moderator' }))
  await user.click(await screen.findByRole('button', { name: 'Reset second factors' }))
  const dialog = await question()
  dialog.getByText(/make sure first, by another way than e-mail/)
  await user.click(dialog.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(shownToast()?.title).toBe('Second factors reset'))
  expect(sent().map(({ path }) => path)).toEqual([`/api/moderator/users/${reemId}/factors`])
})

test('a reset that is not confirmed changes nothing, says so, and can be pressed again', async () => {
  const { user } = open(
    {
      [reset]: { status: 403, body: { code: 'step-up-required', message: 'x' } },
      'GET /api/user/security': { status: 503, body: { code: 'unavailable', message: 'x' } },
    },
    'admin',
    aUser({ role: 'moderator' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Reset second factors' }))
  await user.click((await question()).getByRole('button', { name: 'Reset' }))
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' })
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'The second factors were not reset',
      description: 'Nothing was changed: this step needs you to confirm that it is you.',
    }),
  )
  await question()
})

test('a moderator is offered neither ending sessions nor resetting factors', async () => {
  open({}, 'moderator')
  await screen.findByRole('heading', { name: 'Account' })
  expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull()
})
