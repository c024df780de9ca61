import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aRemote } from '@rafiq/host/testing'
import { session } from '@rafiq/platform/shell'
import { screen, within } from '@testing-library/react'
import { answerCalls, renderShell } from '../testing/render-shell.tsx'
import { Component as Home } from './home.tsx'

const named = (remote: ReturnType<typeof aRemote>, names: Record<string, string>) => {
  for (const [one] of Object.values(remote)) {
    if (one) one.extras.routes = Object.entries(names).map(([name, path]) => ({ name, path }))
  }
  return remote
}
const remotes = {
  ...named(aRemote('matches', []), { matches: '/matches', connections: '/connections' }),
  ...named(aRemote('chat', []), { chat: '/chat', chatRoom: '/chat/:roomId' }),
  ...named(aRemote('account', []), { account: '/account' }),
}
const profile = {
  id: '1',
  role: 'user',
  email: 'n@rafiq.test',
  name: 'Noura',
  budget: 'under-15000',
  isActive: true,
}
const room = (id: string, unreadCount: number, name: string | null) => ({
  id,
  otherUser: { id: `of-${id}`, name },
  messages: [{ id: `m-${id}`, senderId: `of-${id}`, content: 'Hello' }],
  unreadCount,
})
const reads = {
  '/api/user/profile': { body: profile },
  '/api/user/matches': {
    body: [
      { id: 'a', name: 'Huda', connectionStatus: null },
      { id: 'b', name: 'Sara', connectionStatus: 'contacted' },
    ],
  },
  '/api/users/connections': {
    body: [
      {
        id: 'c',
        status: 'contacted',
        contactedAt: '2026-11-01T08:00:00.000Z',
        matchedUser: { name: 'Sara' },
      },
    ],
  },
  '/api/users/connections/received': {
    body: [
      { userId: 'x', contactedAt: '2026-11-02T08:00:00.000Z', answeredAt: null, member: { name: 'Reem' } },
      {
        userId: 'y',
        contactedAt: '2026-11-01T08:00:00.000Z',
        answeredAt: '2026-11-01T09:00:00.000Z',
        member: { name: 'Layla' },
      },
    ],
  },
  '/api/users/1/chat-rooms': { body: [room('r1', 2, 'Huda'), room('r2', 1, null)] },
}

const received = { '/api/users/connections/received': reads['/api/users/connections/received'] }

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

async function open(answers: Parameters<typeof answerCalls>[0] = reads, language: 'ar' | 'en' = 'en') {
  answerCalls(answers)
  session.start('t1')
  renderShell({ at: '/', language, remotes, pages: [{ index: true, element: <Home /> }] })
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('main'))
}

test('home of a member greets by name and has the next step first, not the advertisement', async () => {
  const page = await open()
  await page.findByRole('heading', { level: 2, name: 'Huda is waiting for your answer' })
  page.getByRole('heading', { level: 1, name: 'Welcome, Noura' })
  expect(page.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toBe('/chat/r1')
  expect(page.queryByRole('heading', { name: 'Three steps to a roommate' })).toBeNull()
})

test('home of a member tells new matches, unread messages and contacts without an outcome', async () => {
  const page = await open()
  const figures = within(await page.findByRole('navigation', { name: 'At a glance' }))
  expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Matches not contacted yet1', '/matches'],
    ['Unread messages3', '/chat'],
    ['Contacts without an outcome1', '/connections'],
  ])
})

test('home of a member names who else waits for an answer, and leads to each conversation and to those who made contact', async () => {
  const page = await open()
  const list = within(await page.findByRole('region', { name: 'Waiting for your answer' }))
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A member', '/chat/r2'],
    ['Reem', '/connections'],
  ])
})

test.each([
  [
    'conversation',
    { '/api/users/1/chat-rooms': { body: [room('r1', 2, 'Huda')] } },
    'Huda is waiting for your answer',
  ],
  ['contact', { ...received, '/api/users/1/chat-rooms': { body: [] } }, 'Reem has contacted you'],
] as const)(
  'home of a member with one waiting %s names it in the next step alone',
  async (_, only, title) => {
    const page = await open({ ...reads, '/api/users/connections/received': { body: [] }, ...only })
    await page.findByRole('heading', { level: 2, name: title })
    expect(page.queryByRole('region', { name: 'Waiting for your answer' })).toBeNull()
  },
)

test.each([
  ['en', 'Reem has contacted you', 'See who contacted you'],
  ['ar', 'وصلك تواصل من Reem', 'عرض من تواصل معك'],
] as const)(
  'home of a member with a received contact leads to received contacts (%s)',
  async (language, title, action) => {
    const page = await open({ ...reads, '/api/users/1/chat-rooms': { body: [] } }, language)
    await page.findByRole('heading', { level: 2, name: title })
    expect(page.getByRole('link', { name: action }).getAttribute('href')).toBe('/connections')
  },
)

test('home of a member in Arabic speaks Arabic', async () => {
  const page = await open(reads, 'ar')
  await page.findByRole('heading', { level: 2, name: 'ردّك منتظَر في محادثة Huda' })
  page.getByRole('heading', { level: 1, name: 'أهلًا، Noura' })
})

test('home of a member without the chat keeps the rest, and offers to read it again', async () => {
  const page = await open({
    ...reads,
    '/api/users/1/chat-rooms': { status: 503, body: { code: 'unavailable' } },
  })
  await page.findByRole('heading', { name: 'We could not read everything' })
  const figures = within(page.getByRole('navigation', { name: 'At a glance' }))
  expect(figures.getAllByRole('link')).toHaveLength(2)
  page.getByRole('heading', { level: 2, name: 'Reem has contacted you' })
})

test('home of staff without answers leads to their panel and reads no matches', async () => {
  const page = await open({
    '/api/user/profile': { body: { ...profile, role: 'moderator', name: null, budget: null } },
  })
  await page.findByRole('heading', { level: 2, name: "The team's pages" })
  expect(page.queryByRole('navigation', { name: 'At a glance' })).toBeNull()
  const asked = (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock.calls.flat()
  expect(asked).not.toContain('/api/user/matches')
})
