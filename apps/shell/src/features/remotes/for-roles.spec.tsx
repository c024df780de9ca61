import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { queryClient, session } from '@rafiq/platform/shell'
import { act, screen } from '@testing-library/react'
import { aRemote } from '../../testing/a-remote.ts'

const load = jest.fn<() => Promise<unknown>>()
jest.unstable_mockModule('./load-version.ts', () => ({ loadVersion: load }))
const { answerCalls, renderShell } = await import('../../testing/render-shell.tsx')

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

const somebody = (role: string) => ({
  '/api/user/profile': { body: { id: '1', role, email: 'a@rafiq.test', name: 'Noura' } },
})

test('pages that a moderator left in the tab are closed to the member who signs in next', async () => {
  load.mockResolvedValue({
    name: 'moderation',
    messages: { ar: {}, en: {} },
    routes: [{ path: '/moderator', element: <h1>The panel</h1> }],
  })
  const restricted = { body: { microFrontends: aRemote('moderation', ['/moderator/*']) } }
  answerCalls({
    ...somebody('moderator'),
    '/api/composition/restricted?composition=test-page': restricted,
  })
  session.start('a-moderator')
  const pages = [{ path: '/login', element: <h1>Sign in here</h1> }]
  const router = renderShell({ at: '/moderator', pages })
  await screen.findByRole('heading', { name: 'The panel' })

  answerCalls(somebody('user'))
  act(() => session.end())
  await screen.findByRole('heading', { name: 'Sign in here' })
  queryClient.clear()
  act(() => session.start('a-member'))
  await act(() => router.navigate('/moderator'))
  await screen.findByRole('heading', { name: 'Access Denied' })
  expect(screen.queryByRole('heading', { name: 'The panel' })).toBeNull()
})

test('whoever lacks the role is denied also where the page knows the remote already, for another page of it', async () => {
  answerCalls(somebody('user'))
  session.start('a-member')
  renderShell({ at: '/moderator', remotes: aRemote('moderation', ['/moderator']) })
  await screen.findByRole('heading', { name: 'Access Denied' })
})
