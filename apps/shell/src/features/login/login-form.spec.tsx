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

async function signIn(status: number, body: unknown, at = '/login') {
  const user = userEvent.setup()
  answerCalls({ '/api/auth/login': { status, body } })
  const router = renderShell({ at, pages })
  await user.type(await screen.findByLabelText('Email'), 'noura@rafiq.test')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return router
}

test('asks for both fields before it asks the server', async () => {
  answerCalls({})
  renderShell({ at: '/login', pages })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(screen.getByRole('alert').textContent).toBe('Email and password are required')
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

test.each([
  [404, 'user-not-found', 'User not found. Please register first.'],
  [401, 'invalid-password', 'Invalid password'],
])('a %d says at its field: %s', async (status, code, text) => {
  await signIn(status, { code, message: 'x' })
  expect(await screen.findByText(text)).toBeTruthy()
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
  expect(router.state.location.pathname).toBe('/login')
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(router.state.location.pathname).toBe('/verify-email')
})

test('any other refusal is Login Failed with its message', async () => {
  await signIn(429, { code: 'too-many-requests', message: 'x' })
  await screen.findByRole('button', { name: 'Sign In' })
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Login Failed',
    description: 'Too many attempts. Please wait a little and try again.',
  })
})

test('success keeps the token and goes home', async () => {
  await signIn(200, { token: 'fresh' })
  await screen.findByRole('heading', { name: 'Home page' })
  expect(sessionStorage.getItem('userToken')).toBe('fresh')
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Login Successful',
    description: 'Welcome back! Redirecting to your dashboard.',
  })
})
