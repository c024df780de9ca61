import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session, toastStore } from '@rafiq/platform/shell'
import { act, screen } from '@testing-library/react'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const login = [{ path: '/login', element: <h1>Sign in here</h1> }]

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

test.each(['/matches', '/connections', '/chat', '/chat/7', '/account'])(
  'page guard leads a visitor at %s to sign-in, says why, and remembers the way back',
  async (at) => {
    const router = renderShell({ at, pages: login })
    await screen.findByRole('heading', { name: 'Sign in here' })
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(at)}`)
    expect(toastStore.getState().toast).toMatchObject({ title: 'Authentication Required', tone: 'error' })
  },
)

const open = [
  { path: '/account', element: <h1>Account page</h1> },
  { path: '/support', element: <h1>Support page</h1> },
]

test('a session that ends on a guarded page leads to sign-in and back to that very address', async () => {
  answerCalls({})
  session.start('t1')
  const router = renderShell({ at: '/account?change-password=', pages: [...login, ...open] })
  await screen.findByRole('heading', { name: 'Account page' })
  act(() => session.expire('t1'))
  await screen.findByRole('heading', { name: 'Sign in here' })
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/account?change-password=')}`)
})

test('a session that ends on a page for everybody leaves it as it is', async () => {
  answerCalls({})
  session.start('t1')
  const router = renderShell({ at: '/support', pages: [...login, ...open] })
  await screen.findByRole('heading', { name: 'Support page' })
  act(() => session.expire('t1'))
  await screen.findByRole('link', { name: 'Login' })
  expect(router.state.location.pathname).toBe('/support')
})

test('page guard tells a visitor at the moderator panel in its own words', async () => {
  renderShell({ at: '/moderator', pages: login })
  await screen.findByRole('heading', { name: 'Sign in here' })
  expect(toastStore.getState().toast?.description).toBe('Please log in to access the moderator panel.')
})

test('page guard answers a member at the moderator panel with Access Denied, without asking for the remote', async () => {
  answerCalls({
    '/api/user/profile': { body: { id: '1', role: 'user', email: 'a@rafiq.test', name: 'Noura' } },
  })
  session.start('t1')
  renderShell({ at: '/moderator' })
  await screen.findByRole('heading', { name: 'Access Denied' })
  expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy()
  const asked = (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock.calls.map(
    ([path]) => path,
  )
  expect(asked).toEqual(['/api/user/profile'])
})

test('page guard answers an unknown address with Page Not Found', async () => {
  renderShell({ at: '/nowhere' })
  await screen.findByRole('heading', { name: 'Page Not Found' })
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy()
})

test.each(['second-factor-required', 'password-change-required'])(
  'page guard leads staff at the panel to securing their account, and back, where it answers %s',
  async (code) => {
    answerCalls({
      '/api/user/profile': { body: { id: '1', role: 'moderator', email: 'a@rafiq.test', name: null } },
      '/api/composition/restricted?composition=test-page': { status: 403, body: { code, message: 'x' } },
    })
    session.start('t1')
    const secure = { path: '/account/security', element: <h1>Security page</h1> }
    const router = renderShell({ at: '/moderator/reports?status=open', pages: [secure] })
    await screen.findByRole('heading', { name: 'Security page' })
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/moderator/reports?status=open')}`)
  },
)
