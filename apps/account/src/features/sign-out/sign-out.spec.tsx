import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { keepUnsent, memberStorageName } from '@rafiq/platform'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { showAccount } from '../../testing/show.tsx'

const profile = { 'GET /api/user/profile': { status: 200, body: aProfile() } }
const everywhere = 'POST /api/auth/logout?everywhere=true'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const press = async (name: string, user: ReturnType<typeof showAccount>) =>
  user.click(await screen.findByRole('button', { name }))

test('signing out ends the session on the server, drops the token and goes home', async () => {
  const calls = apiAnswers({ ...profile, 'POST /api/auth/logout': { status: 204 } })
  const user = showAccount()
  await press('Sign Out', user)
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(shownToast()).toMatchObject({ title: 'Logged out' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/logout' })
})

test('signing out works without the server', async () => {
  apiAnswers({ ...profile, 'POST /api/auth/logout': { status: 503 } })
  const user = showAccount()
  await press('Sign Out', user)
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
})

test('signing out everywhere, pressed twice, asks once, and goes home once the server has ended all sessions', async () => {
  const calls = apiAnswers({ ...profile, [everywhere]: { status: 204 } })
  const user = showAccount()
  await user.dblClick(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(shownToast()).toMatchObject({ title: 'Signed out everywhere', tone: 'success' })
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('signing out everywhere keeps this session and says why, where the server cannot end all sessions', async () => {
  apiAnswers({ ...profile, [everywhere]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  const user = showAccount()
  await press('Sign out everywhere', user)
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'You could not be signed out everywhere', tone: 'error' }),
  )
  expect(sessionStorage.getItem('userToken')).toBe('token')
  screen.getByRole('heading', { name: 'Account' })
})

test('signing out everywhere that ends on another page goes home, and erases what was kept of the member', async () => {
  const gate = Promise.withResolvers<void>()
  const draft = memberStorageName(aProfile().id, 'draft')
  sessionStorage.setItem(draft, 'x')
  apiAnswers({ ...profile, [everywhere]: () => gate.promise.then(() => ({ status: 204 })) })
  const user = showAccount()
  await press('Sign out everywhere', user)
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }))
  await screen.findByText('/questionnaire')
  gate.resolve()
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(sessionStorage.getItem(draft)).toBeNull()
  expect(shownToast()).toMatchObject({ title: 'Signed out everywhere' })
})

test.each([
  ['Sign Out', 'POST /api/auth/logout'],
  ['Sign out everywhere', everywhere],
])('%s asks first where messages are not sent yet', async (name, call) => {
  keepUnsent(aProfile().id, true)
  const calls = apiAnswers({ ...profile, [call]: { status: 204 } })
  const user = showAccount()
  await press(name, user)
  await screen.findByText('Not everything you wrote has been sent yet. Signing out erases what is left.')
  expect(calls.map(({ method }) => method)).not.toContain('POST')
  await press('Sign out anyway', user)
  await screen.findByRole('heading', { name: 'Home' })
})
