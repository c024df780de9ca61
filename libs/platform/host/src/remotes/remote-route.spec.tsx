import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { queryClient, session } from '@rafiq/platform/shell'
import { act, screen } from '@testing-library/react'
import { aRemote } from '../testing/a-remote.ts'

const load = jest.fn<() => Promise<unknown>>()
jest.unstable_mockModule('./load-version.ts', () => ({ loadVersion: load }))
const { answerCalls } = await import('../testing/answer-calls.ts')
const { aShell } = await import('../testing/a-shell.tsx')
const { renderShell } = await import('../testing/render-shell.tsx')

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

const restricted = [{ path: '/staff/*', roles: ['keeper'] }]
const somebody = (role: string) => ({
  '/api/me': { body: { id: '1', role } },
})

test('pages that one with the role left in the tab are closed to whoever signs in next without it', async () => {
  load.mockResolvedValue({
    name: 'staff',
    messages: { ar: {}, en: {} },
    routes: [{ path: '/staff', element: <h1>The panel</h1> }],
  })
  const answer = { body: { microFrontends: aRemote('staff', ['/staff/*']) } }
  answerCalls({
    ...somebody('keeper'),
    '/api/composition/restricted?composition=test-page': answer,
  })
  session.start('a-keeper')
  const pages = [{ path: '/login', element: <h1>Sign in here</h1> }]
  const router = renderShell(aShell, { at: '/staff', pages, restricted })
  await screen.findByRole('heading', { name: 'The panel' })

  answerCalls(somebody('user'))
  act(() => session.end())
  await screen.findByRole('heading', { name: 'Sign in here' })
  queryClient.clear()
  act(() => session.start('a-member'))
  await act(() => router.navigate('/staff'))
  await screen.findByRole('heading', { name: 'Not for you' })
  expect(screen.queryByRole('heading', { name: 'The panel' })).toBeNull()
})

test('whoever lacks the role is denied also where the page knows the remote already, for another page of it', async () => {
  answerCalls(somebody('user'))
  session.start('a-member')
  renderShell(aShell, { at: '/staff', restricted, remotes: aRemote('staff', ['/staff']) })
  await screen.findByRole('heading', { name: 'Not for you' })
})
