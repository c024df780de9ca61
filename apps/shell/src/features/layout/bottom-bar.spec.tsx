import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { useAppScreen } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'
import type { ComposedRemote } from '@rafiq/platform-contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'
import { barEntries } from './bottom-bar.tsx'

const entry = (id: string, en: string, ar: string, order: number) => ({
  id,
  path: `/${id}`,
  label: { ar, en },
  order,
  audience: 'member' as const,
})
const remote = {
  url: '/remotes/all/1.0.0/remoteEntry.js',
  metadata: { version: '1.0.0', integrity: 'sha384-1' },
  extras: {
    routes: [],
    navigation: [
      entry('account', 'Account', 'الحساب', 10),
      entry('matches', 'Matches', 'المتوافقون', 20),
      entry('chat', 'Chat', 'المحادثات', 25),
      entry('connections', 'Connections', 'سجل التواصل', 30),
    ],
  },
} satisfies ComposedRemote

function Room() {
  useAppScreen()
  return <h1>Room</h1>
}

const pages = [
  ...['/somewhere', '/matches', '/account/data', '/chat/1'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  })),
  { path: '/chat', Component: Room },
]

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

async function open({
  at = '/somewhere',
  signedIn = true,
  language = 'en' as 'ar' | 'en',
  role = 'user',
} = {}) {
  answerCalls({
    '/api/user/profile': { body: { id: '1', role, email: 'n@rafiq.test', name: 'Noura' } },
  })
  if (signedIn) session.start('t1')
  const router = renderShell({ at, language, pages, remotes: { all: [remote] } })
  await screen.findByRole('heading', { level: 1 })
  return router
}
const bar = (name = 'Your places') => screen.queryByRole('navigation', { name })
const links = () =>
  within(bar() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

describe('bottom bar', () => {
  test('leads a member to matches, chat and account, and says which of them is open', async () => {
    await open({ at: '/matches' })
    expect(links()).toEqual([
      ['Matches', '/matches', 'page'],
      ['Chat', '/chat', null],
      ['Account', '/account', null],
    ])
  })

  test('says that account is open on the pages below it', async () => {
    await open({ at: '/account/data' })
    expect(links().at(-1)).toEqual(['Account', '/account', 'page'])
  })

  test.each(['moderator', 'admin', 'releases'])(
    'does not lead staff to matches, which they never have (%s)',
    async (role) => {
      await open({ role })
      await waitFor(() => expect(links().map(([, path]) => path)).toEqual(['/chat', '/account']))
    },
  )

  test('has its places in Arabic', async () => {
    await open({ language: 'ar' })
    within(bar('وجهاتك') as HTMLElement).getByRole('link', { name: 'المحادثات' })
  })

  test('is not there for a visitor', async () => {
    await open({ signedIn: false })
    expect(bar()).toBeNull()
  })

  test('is not there in a conversation, where one writes at the bottom', async () => {
    await open({ at: '/chat/1' })
    expect(bar()).toBeNull()
  })

  test('is hidden while a page is an app screen', async () => {
    const router = await open()
    expect(bar()).not.toBeNull()
    await act(() => router.navigate('/chat'))
    await screen.findByRole('heading', { name: 'Room' })
    expect(bar()).toBeNull()
  })
})

test.each([
  ['a member', ['account', 'matches', 'chat', 'connections'], ['matches', 'chat', 'account']],
  ['a moderator', ['account', 'chat', 'moderator'], ['moderator', 'chat', 'account']],
  ['an admin', ['account', 'chat', 'moderator', 'releases'], ['moderator', 'releases', 'chat', 'account']],
])('bottom bar of %s has the places that matter, in one order', (_who, ids, shown) => {
  const entries = ids.map((id) => ({ id, path: `/${id}`, label: id }))
  expect(barEntries(entries).map(({ id }) => id)).toEqual(shown)
})
