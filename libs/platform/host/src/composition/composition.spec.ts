import { describe, expect, test } from '@jest/globals'
import type { ComposedRemote, Composition } from '@rafiq/platform-contracts'
import { allVersions, navigationFor, ownerOf, rolesFor } from './composition.ts'

const remote = (extras: Partial<ComposedRemote['extras']> = {}): ComposedRemote => ({
  url: '/remotes/chat/2.0.0/remoteEntry.js',
  fallbackUrl: '/remotes/chat/1.0.0/remoteEntry.js',
  metadata: { version: '2.0.0', integrity: 'sha384-2' },
  extras: {
    routes: [{ path: '/chat' }, { path: '/chat/:roomId' }],
    navigation: [],
    fallback: { version: '1.0.0', integrity: 'sha384-1' },
    ...extras,
  },
})

const composition = (extras?: Partial<ComposedRemote['extras']>): Composition => ({
  id: 'c1',
  microFrontends: { chat: [remote(extras)] },
  restricted: [{ path: '/moderator/*', roles: ['moderator', 'admin'] }],
  previews: [],
})

const entry = { id: 'chat', path: '/chat', label: { ar: 'المحادثات', en: 'Chat' }, order: 2 }

describe('an address', () => {
  test.each(['/chat', '/chat/42'])('belongs to the remote that declared it (%s)', (path) => {
    expect(ownerOf(composition(), path)?.name).toBe('chat')
  })

  test('belongs to nobody when nobody declared it', () => {
    expect(ownerOf(composition(), '/chats')).toBeNull()
  })

  test('may need a role', () => {
    expect(rolesFor(composition(), '/moderator')).toEqual(['moderator', 'admin'])
    expect(rolesFor(composition(), '/moderator/reports')).toEqual(['moderator', 'admin'])
    expect(rolesFor(composition(), '/chat')).toBeNull()
  })

  test('needs the role of its own page, not of the one above it', () => {
    const restricted = [
      { path: '/moderator', roles: ['moderator', 'admin'] },
      { path: '/moderator/audit', roles: ['admin'] },
    ] satisfies Composition['restricted']
    for (const rules of [restricted, restricted.toReversed()]) {
      const page = { ...composition(), restricted: rules }
      expect(rolesFor(page, '/moderator/audit')).toEqual(['admin'])
      expect(rolesFor(page, '/moderator/reports')).toEqual(['moderator', 'admin'])
    }
  })
})

test('a page knows the composed version and the last good one, each with its hash', () => {
  expect(allVersions(composition()).map(({ version, integrity }) => [version, integrity])).toEqual([
    ['2.0.0', 'sha384-2'],
    ['1.0.0', 'sha384-1'],
  ])
})

describe('the header', () => {
  const shown = (visitor: Parameters<typeof navigationFor>[1]) =>
    navigationFor(
      composition({
        navigation: [
          { ...entry, audience: 'member' },
          { ...entry, id: 'first', order: 1, audience: 'all' },
          { ...entry, id: 'panel', order: 3, audience: 'member', roles: ['moderator'] },
        ],
      }),
      visitor,
    ).map(({ id }) => id)

  test('shows a visitor what is for all', () => {
    expect(shown({ signedIn: false, role: null })).toEqual(['first'])
  })

  test('shows a member what is for members, in order, and nothing that needs another role', () => {
    expect(shown({ signedIn: true, role: 'user' })).toEqual(['first', 'chat'])
    expect(shown({ signedIn: true, role: 'moderator' })).toEqual(['first', 'chat', 'panel'])
  })
})
