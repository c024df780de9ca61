import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { session, toastStore } from '@rafiq/platform/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component as LoginPage } from '../../routes/login.tsx'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const pages = [
  { path: '/login', Component: LoginPage },
  { path: '/verify-email', element: <h1>Verify</h1> },
  { index: true, element: <h1>Home page</h1> },
]

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  session.end()
  jest.useRealTimers()
})

async function fillAndSend({ email = 'noura@rafiq.test', password = 'secret-1' } = {}) {
  const user = userEvent.setup()
  const router = renderShell({ at: '/login', pages })
  const field = await screen.findByLabelText('Email')
  if (email) await user.type(field, email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return router
}

function signIn(status: number, body: unknown) {
  answerCalls({ '/api/auth/login': { status, body } })
  return fillAndSend()
}

test('login form checks for both fields before it calls the server', async () => {
  answerCalls({})
  renderShell({ at: '/login', pages })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(screen.getByRole('alert').textContent).toBe('Email and password are required')
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

test.each([
  [404, 'user-not-found', 'Email', 'User not found. Please register first.'],
  [401, 'invalid-password', 'Password', 'Invalid password'],
])('login answered %d (%s) focuses its field %s, which says: %s', async (status, code, label, text) => {
  await signIn(status, { code, message: 'x' })
  const problem = await screen.findByText(text)
  const field = screen.getByLabelText(label)
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-describedby')).toContain(problem.closest('[id]')?.id)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noura@rafiq.test')
})

test('an unverified address leads to verification after two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const router = await signIn(403, { code: 'email-not-verified', message: 'Email not verified' })
  await act(() => jest.advanceTimersByTimeAsync(50))
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Email Not Verified',
    description: 'Please verify your email before logging in. Redirecting to verification page...',
  })
  await act(() => jest.advanceTimersByTimeAsync(1_800))
  expect(router.state.location.pathname).toBe('/login')
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(router.state.location.pathname).toBe('/verify-email')
})

test('any other rejection is Login Failed with its message', async () => {
  await signIn(429, { code: 'too-many-requests', message: 'x' })
  await screen.findByRole('button', { name: 'Sign In' })
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Login Failed',
    description: 'Too many attempts. Please wait a little and try again.',
  })
})

test('a platform out of reach is Login Failed with Network error', async () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('failed'))) as typeof fetch
  await fillAndSend()
  await screen.findByRole('button', { name: 'Sign In' })
  expect(toastStore.getState().toast).toMatchObject({ title: 'Login Failed', description: 'Network error' })
})

test.each([
  ['Email', '', 'secret-1'],
  ['Password', 'noura@rafiq.test', ''],
] as const)('login form with an empty %s sends nothing and focuses it', async (field, email, password) => {
  answerCalls({})
  await fillAndSend({ email, password })
  expect(screen.getByRole('alert').textContent).toBe('Email and password are required')
  expect(globalThis.fetch).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByLabelText(field))
})

test('login form links to registration and to verification', async () => {
  renderShell({ at: '/login', pages })
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('Register')).toBe('/register')
  expect(await link('Verify your email')).toBe('/verify-email')
})

test('login form carries the typed address along to the page that it is needed on, outside of the URL', async () => {
  const user = userEvent.setup()
  const router = renderShell({ at: '/login', pages })
  await user.type(await screen.findByLabelText('Email'), 'noura@rafiq.test')
  await user.click(screen.getByRole('link', { name: 'Verify your email' }))
  await screen.findByRole('heading', { name: 'Verify' })
  expect(router.state.location).toMatchObject({
    pathname: '/verify-email',
    search: '',
    state: { email: 'noura@rafiq.test' },
  })
})

test('successful login stores the token and goes home', async () => {
  await signIn(200, { token: 'fresh' })
  await screen.findByRole('heading', { name: 'Home page' })
  expect(sessionStorage.getItem('userToken')).toBe('fresh')
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Login Successful',
    description: 'Welcome back! Redirecting to your dashboard.',
  })
})
