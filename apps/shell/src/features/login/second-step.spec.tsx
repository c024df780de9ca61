import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session, toastStore } from '@rafiq/platform/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component as LoginPage } from '../../routes/login.tsx'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const pages = [
  { path: '/login', Component: LoginPage },
  { path: '/account/security', element: <h1>Security page</h1> },
  { path: '/moderator', element: <h1>Panel</h1> },
  { index: true, element: <h1>Home page</h1> },
]
const pending = { body: { pending: 'p1', factors: ['totp', 'recovery-code'] } }
const second = '/api/auth/second-factor'

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

type Answers = Parameters<typeof answerCalls>[0]

async function signIn(answers: Answers, at = '/login') {
  answerCalls({ '/api/auth/login': pending, ...answers })
  const user = userEvent.setup()
  const router = renderShell({ at, pages })
  await user.type(await screen.findByLabelText('Email'), 'huda@rafiq.test')
  await user.type(screen.getByLabelText('Password'), 'evening-light-7')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return { user, router }
}
const bodies = () =>
  (globalThis.fetch as unknown as { mock: { calls: [string, RequestInit | undefined][] } }).mock.calls
    .filter(([path]) => path === second)
    .map(([, init]) => JSON.parse(String(init?.body)))

test('a second factor is asked in place, and completes the sign-in', async () => {
  const { user } = await signIn({ [second]: { body: { token: 'fresh', restriction: null } } })
  await screen.findByRole('heading', { level: 1, name: 'One more step' })
  const code = await screen.findByLabelText(/Code from the/)
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(sessionStorage.getItem('userToken')).toBeNull()
  await user.type(code, '١٢٣٤٥٦{Enter}')
  await screen.findByRole('heading', { name: 'Home page' })
  expect(sessionStorage.getItem('userToken')).toBe('fresh')
  expect(bodies()).toEqual([{ pending: 'p1', totp: '123456' }])
})

test('a wrong code can be tried again, or replaced by a recovery code', async () => {
  const { user } = await signIn({
    [second]: { status: 401, body: { code: 'wrong-second-factor', message: 'x' } },
  })
  await user.type(await screen.findByLabelText(/Code from the/), '123456{Enter}')
  await screen.findByText('This could not be confirmed. Check the code, or use another way.')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByLabelText(/Recovery code/), '7h3kq-9wx2m{Enter}')
  await waitFor(() => expect(bodies().at(-1)).toEqual({ pending: 'p1', recoveryCode: '7h3kq-9wx2m' }))
})

test('a sign-in that took too long starts again at the password, with the address kept', async () => {
  const { user } = await signIn({
    [second]: { status: 401, body: { code: 'second-factor-expired', message: 'x' } },
  })
  await user.type(await screen.findByLabelText(/Code from the/), '123456{Enter}')
  await screen.findByText('That took too long, or too many attempts. Please sign in again.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('huda@rafiq.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

test('second sign-in step leads back to the password on request', async () => {
  const { user } = await signIn({})
  await user.click(await screen.findByRole('button', { name: 'Back to the password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('huda@rafiq.test')
})

test('few recovery codes that are left are told in place of the welcome', async () => {
  const { user } = await signIn({ [second]: { body: { token: 'fresh', recoveryCodesLeft: 1 } } })
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByLabelText(/Recovery code/), '7h3kq-9wx2m{Enter}')
  await screen.findByRole('heading', { name: 'Home page' })
  await waitFor(() => expect(toastStore.getState().toast?.title).toBe('One recovery code is left'))
})

test('staff who have to set something up are led there, and to where they wanted to go afterwards', async () => {
  const { router } = await signIn(
    { '/api/auth/login': { body: { token: 'fresh', restriction: 'second-factor-required' } } },
    '/login?next=%2Fmoderator',
  )
  await screen.findByRole('heading', { name: 'Security page' })
  expect(router.state.location.search).toBe('?next=%2Fmoderator')
})

test('a browser that knows no passkeys is offered none', async () => {
  answerCalls({})
  renderShell({ at: '/login', pages })
  await screen.findByLabelText('Email')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})
