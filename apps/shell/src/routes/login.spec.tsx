import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aRemote } from '@rafiq/host/testing'
import { session } from '@rafiq/platform/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../testing/render-shell.tsx'
import { Component as LoginPage } from './login.tsx'

const pages = [
  { path: '/login', Component: LoginPage },
  { path: '/chat', element: <h1>Chat</h1> },
]

beforeEach(() => {
  sessionStorage.clear()
  answerCalls({})
})
afterEach(() => session.end())

test('the login page leads on to the page that asked for it when another tab answers late that somebody is signed in', async () => {
  renderShell({ at: '/login?next=%2Fchat', pages })
  await screen.findByRole('button', { name: 'Sign In' })
  act(() => session.adopt('token-of-another-tab'))
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy()
})

test.each([
  ['Forgot your password?', '/forgot-password'],
  ['Register', '/register'],
  ['Verify your email', '/verify-email'],
])('the login page hands the typed address to what "%s" leads to', async (name, path) => {
  const remotes = aRemote('onboarding', ['/forgot-password', '/register', '/verify-email'])
  const router = renderShell({
    at: '/login',
    remotes,
    pages: [...pages, { path, element: <h1>Next</h1> }],
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), ' noura@rafiq.test ')
  await user.click(screen.getByRole('link', { name }))
  await screen.findByRole('heading', { name: 'Next' })
  expect(router.state.location).toMatchObject({
    pathname: path,
    search: '',
    state: { email: 'noura@rafiq.test' },
  })
})

test('the login page leads on a member who is signed in already', async () => {
  session.adopt('token')
  renderShell({ at: '/login?next=%2Fchat', pages })
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy()
})
