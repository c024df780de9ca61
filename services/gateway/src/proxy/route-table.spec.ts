import { expect, test } from '@jest/globals'
import { apiRoutes, bodyLimitOf, findService } from './route-table.ts'

test.each([
  ['/api/auth/login', 'users'],
  ['/api/users/with-matching', 'users'],
  ['/api/users/0199-7/consent', 'users'],
  ['/api/users/0199-7/photo?signature=x', 'users'],
  ['/api/user/profile', 'users'],
  ['/api/user/security', 'users'],
  ['/api/user/factors/totp/confirm', 'users'],
  ['/api/user/factors/passkeys/0199-7', 'users'],
  ['/api/user/sessions', 'users'],
  ['/api/user/sessions/abc', 'users'],
  ['/api/user/blocks', 'users'],
  ['/api/user/blocks/0199-7', 'users'],
  ['/api/whatsapp-connections', 'connections'],
  ['/api/whatsapp-connections/0199-7/0199-8', 'connections'],
  ['/api/users/connections', 'connections'],
  ['/api/user/match-limit', 'connections'],
  ['/api/users/0199-7/chat-rooms', 'chat'],
  ['/api/chat-rooms', 'chat'],
  ['/api/chat-rooms/unread', 'chat'],
  ['/api/chat-rooms/0199-7/messages?before=0199-8', 'chat'],
  ['/api/messages', 'chat'],
  ['/api/reports', 'moderation'],
  ['/api/user/notices', 'moderation'],
  ['/api/user/notices/0199-7/read', 'moderation'],
  ['/api/moderator/reports/0199-7/decision', 'moderation'],
  ['/api/moderator/users?role=admin', 'moderation'],
  ['/api/moderator/users/0199-7', 'moderation'],
  ['/api/moderator/pauses/0199-7/undo', 'moderation'],
  ['/api/releases/matches/versions', 'releases'],
  ['/api/releases/status', 'releases'],
] as const)('%s goes to %s', (path, service) => {
  expect(findService(path)).toBe(service)
})

test.each(['/api', '/api/moderators', '/internal/live', '/api/internal/live'])('%s goes nowhere', (path) => {
  expect(findService(path)).toBeUndefined()
})

test('routes nothing that is not public API', () => {
  expect(apiRoutes.filter((route) => !route.path.startsWith('/api/'))).toEqual([])
  expect(apiRoutes.filter((route) => route.path.includes('internal'))).toEqual([])
})

const mebibyte = 1024 * 1024

test.each([
  ['/api/users/with-matching', 8 * mebibyte],
  ['/api/user/profile?x=1', 8 * mebibyte],
  ['/api/releases/matches/versions', 8 * mebibyte],
  ['/api/releases/reports', 8 * 1024],
  ['/api/releases/matches/promote', 32 * 1024],
  ['/api/auth/login', 32 * 1024],
  ['/matches', 32 * 1024],
  ['//', 32 * 1024],
])('a body for %s has %i bytes at most', (path, bytes) => {
  expect(bodyLimitOf(path)).toBe(bytes)
})
