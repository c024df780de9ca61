import { expect, test } from '@jest/globals'
import type { RouteObject } from '@rafiq/platform/router'
import { matchRoutes } from '@rafiq/platform/shell'
import { declaredRoutes } from './declared-routes.ts'

const chat: RouteObject[] = [
  {
    children: [
      {
        path: '/chat',
        children: [{ children: [{ index: true }, { path: ':room' }] }, { path: ':room/agreement' }],
      },
      { path: '/register' },
    ],
  },
]
const ofChat = ['/chat', '/chat/:roomId', '/chat/:roomId/agreement']

const isKept = (routes: RouteObject[], declared: string[], at: string) =>
  matchRoutes(declaredRoutes(routes, declared), at) !== null

test.each(['/chat', '/chat/1', '/chat/1/agreement', '/CHAT'])('a declared page at %s is kept', (at) => {
  expect(isKept(chat, ofChat, at)).toBe(true)
})

test("a page of another remote that a remote defines is left out, the remote's own stay", () => {
  expect(isKept(chat, ofChat, '/register')).toBe(false)
  expect(isKept([{ path: 'register' }, { path: '/chat' }], ofChat, '/register')).toBe(false)
})

test.each([
  ['everything', { path: '*' }, '/register'],
  ['the root', { index: true }, '/'],
  ['whatever has one part', { path: ':page' }, '/register'],
  ['a page above its own', { path: '/', children: [{ path: 'chat' }] }, '/'],
  ['all below its own', { path: '/chat/*' }, '/chat/1/2/3'],
  ['a page with an optional part', { path: '/register?/chat' }, '/register/chat'],
] as [string, RouteObject, string][])('a route of a remote that takes %s is left out', (_, route, at) => {
  expect(isKept([route], ofChat, at)).toBe(false)
})

test('a route above declared pages that is none itself gives them its element only', () => {
  const routes: RouteObject[] = [
    { path: '/register', id: 'around', children: [{ path: 'chat' }, { path: 'x' }] },
  ]
  const kept = declaredRoutes(routes, ['/register/chat'])
  expect(matchRoutes(kept, '/register')).toBeNull()
  expect(matchRoutes(kept, '/register/x')).toBeNull()
  expect(matchRoutes(kept, '/register/chat')?.map(({ route }) => route.id)).toEqual(['around', undefined])
})

test('a declared pattern covers what is below it, not what only begins like it', () => {
  const routes: RouteObject[] = [{ path: '/staff' }, { path: '/staff/one/*' }, { path: '/staffing' }]
  expect(declaredRoutes(routes, ['/staff/*']).map(({ path }) => path)).toEqual(['/staff', '/staff/one/*'])
})
