import { describe, expect, test } from '@jest/globals'
import type { ComposedRemote, Composition } from '@rafiq/platform-contracts'
import { aManifest, aRestrictedManifest } from './a-manifest.ts'
import { withLocalRemote, withLocalRestricted } from './edit-composition.ts'

const published = (name: string): ComposedRemote[] => [
  {
    url: `/remotes/${name}/1.0.0/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: `sha384-${name}` },
    extras: { routes: [], navigation: [] },
  },
]
const page: Composition = {
  id: 'page',
  microFrontends: { chat: published('chat'), account: published('account') },
  restricted: [{ path: '/moderator', roles: ['moderator'] }],
  previews: [],
}

describe('the remote under development', () => {
  test('takes the place of what is published of it, and nothing else changes', () => {
    const { microFrontends, ...rest } = withLocalRemote(page, aManifest())
    expect(microFrontends.chat?.[0]?.url).toBe('/remotes/chat/0.1.0-dev/remoteEntry.js')
    expect(microFrontends.chat?.[0]?.extras.routes).toEqual([{ path: '/chat/:roomId', chunk: 'room' }])
    expect({ ...rest, microFrontends: { ...microFrontends, chat: published('chat') } }).toEqual(page)
  })

  test('is there although nobody ever published it', () => {
    const { microFrontends } = withLocalRemote(page, aManifest({ name: 'rentals' }))
    expect(Object.keys(microFrontends)).toEqual(['chat', 'account', 'rentals'])
  })

  test('is in no document where its pages need a role, and its roles are those of the working tree', () => {
    const { microFrontends, restricted } = withLocalRemote(page, aRestrictedManifest())
    expect(microFrontends).toEqual(page.microFrontends)
    expect(restricted).toEqual([{ path: '/moderator', roles: ['admin'] }])
  })
})

describe('restricted composition in development', () => {
  const answer = { microFrontends: { moderation: published('moderation') } }

  test('has the working tree’s build of a remote for them', () => {
    const { moderation } = withLocalRestricted(answer, aRestrictedManifest()).microFrontends
    expect(moderation?.[0]?.metadata.version).toBe('0.1.0-dev')
  })

  test('stays as it is where everybody may see the remote', () => {
    expect(withLocalRestricted(answer, aManifest())).toBe(answer)
  })
})
