import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { toast } from '@rafiq/platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../../testing/show.tsx'

const profile = { 'GET /api/user/profile': { status: 200, body: aProfile() } }
const change = 'POST /api/auth/change-password'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function fill(current: string, next: string) {
  const user = showAccount()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  if (current) await user.type(dialog.getByLabelText('Current password'), current)
  if (next) await user.type(dialog.getByLabelText('New password'), next)
  await user.click(dialog.getByRole('button', { name: 'Save password' }))
  return dialog
}

test('a changed password closes the dialog and says what happened to other devices', async () => {
  const calls = apiAnswers({ ...profile, [change]: { status: 204 } })
  await fill('old-secret', 'new-secret')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shownToast()).toMatchObject({ title: 'Password changed', tone: 'success' })
  expect(calls.at(-1)?.body).toEqual({ currentPassword: 'old-secret', password: 'new-secret' })
})

test('a password dialog stays open while it saves, until what came of it can be said', async () => {
  const gate = Promise.withResolvers<void>()
  const body = { code: 'wrong-current-password', message: 'x' }
  apiAnswers({ ...profile, [change]: () => gate.promise.then(() => ({ status: 422, body })) })
  const dialog = await fill('guess-1', 'new-secret')
  fireEvent.keyDown(dialog.getByLabelText('Current password'), { key: 'Escape' })
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  gate.resolve()
  await dialog.findByText('The current password is not correct')
})

test('a password change that fails after its page was left says so on the next page', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  apiAnswers({ ...profile, [change]: () => gate.promise.then(() => ({ status: 503 })) })
  await fill('old-secret', 'new-secret')
  // As by the browser's Back: the dialog lets no press through.
  fireEvent.click(screen.getByRole('link', { name: 'Edit Profile', hidden: true }))
  await screen.findByText('/questionnaire')
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your password was not changed' }))
})

test.each([
  ['wrong-current-password', 'Current password', 'The current password is not correct'],
  [
    'weak-password',
    'New password',
    'Please choose a longer password that is hard to guess (at least 15 characters)',
  ],
])('a password change refused with %s says so at its field', async (code, field, sentence) => {
  apiAnswers({ ...profile, [change]: { status: 422, body: { code, message: 'x' } } })
  const dialog = await fill('guess-1', 'new-secret')
  await dialog.findByText(sentence)
  expect(dialog.getByLabelText(field).getAttribute('aria-invalid')).toBe('true')
})

test('a password change that fails otherwise shows a toast, and keeps what was typed', async () => {
  apiAnswers({ ...profile, [change]: { status: 429, body: { code: 'too-many-requests', message: 'x' } } })
  const dialog = await fill('guess-1', 'new-secret')
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Your password was not changed', tone: 'error' }),
  )
  expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe('new-secret')
})

test('an incomplete password change is not sent', async () => {
  const calls = apiAnswers(profile)
  const dialog = await fill('', 'short')
  await dialog.findByText('Please fill in this field')
  dialog.getByText('Password must be at least 6 characters long')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a password change whose session ended is not called a failure, and keeps no password', async () => {
  toast({ title: 'From before' })
  apiAnswers({ ...profile, [change]: { status: 401, body: { code: 'unauthorized', message: 'x' } } })
  await fill('old-secret', 'new-secret')
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(shownToast()?.title).toBe('From before')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/old-secret|new-secret/)
})

test('the address of the password form opens it empty', async () => {
  apiAnswers(profile)
  showAccount({ at: '/account?change-password=' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
})
