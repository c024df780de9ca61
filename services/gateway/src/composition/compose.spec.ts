import { describe, expect, test } from '@jest/globals'
import { compositionSchema, filesFolder, type RemoteManifest } from '@rafiq/platform-contracts'
import { chosen, manifest, shellManifest, staffManifest } from '../../test/manifests.ts'
import { compose, restrictedFor } from './compose.ts'

const shell = shellManifest()

describe('compose', () => {
  test('names each public remote by the address and the hash of its entry', () => {
    const { composition } = compose(chosen(manifest({ version: '2.1.0' })), shell)
    expect(composition.microFrontends.matches?.[0]).toMatchObject({
      url: '/remotes/matches/2.1.0/remoteEntry.js',
      metadata: {
        version: '2.1.0',
        integrity: manifest({ version: '2.1.0' }).files['remoteEntry.js']?.integrity,
      },
      extras: { routes: [{ path: '/matches' }] },
    })
    expect(compositionSchema.parse(composition)).toEqual(composition)
  })

  test('names the slots that a remote fills, without what it reads of them', () => {
    const current = manifest({ fills: { 'homes.card.actions': { memberId: 'string' } } })
    const [remote] = compose(chosen(current), shell).composition.microFrontends.matches ?? []
    expect(remote?.extras.fills).toEqual(['homes.card.actions'])
  })

  test('offers the version before as a fallback', () => {
    const remotes = [{ current: manifest({ version: '2.0.0' }), fallback: manifest({ version: '1.0.0' }) }]
    const [remote] = compose(remotes, shell).composition.microFrontends.matches ?? []
    expect(remote?.fallbackUrl).toBe('/remotes/matches/1.0.0/remoteEntry.js')
    expect(remote?.extras.fallback?.version).toBe('1.0.0')
  })

  test('tells only the paths and roles of a restricted remote', () => {
    const { composition } = compose(chosen(manifest(), staffManifest()), shell)
    expect(Object.keys(composition.microFrontends)).toEqual(['matches'])
    expect(composition.restricted).toEqual([{ path: '/moderator/*', roles: ['moderator', 'admin'] }])
    expect(JSON.stringify(composition)).not.toContain('moderation')
  })

  test('guards the pages of the shell’s list also while nobody brings them', () => {
    const guarded = [{ path: '/moderator/*', roles: ['admin' as const] }]
    const restricted = (...remotes: RemoteManifest[]) =>
      compose(chosen(...remotes), shellManifest({ guarded })).composition.restricted
    expect(restricted(manifest())).toEqual(guarded)
    expect(restricted(staffManifest())).toEqual([{ path: '/moderator/*', roles: ['moderator', 'admin'] }])
  })

  test('tells nothing of a remote one of whose pages is for some roles, whatever its other pages are', () => {
    const mixed = manifest({
      routes: [
        { path: '/open', files: [] },
        { path: '/staff', roles: ['admin'], files: [] },
      ],
    })
    const { composition } = compose(chosen(mixed), shell)
    expect(composition.microFrontends).toEqual({})
    expect(composition.restricted).toEqual([{ path: '/staff', roles: ['admin'] }])
  })

  test('does not tell the address of a restricted version before a public one', () => {
    const remotes = [
      { current: manifest({ version: '2.0.0' }), fallback: staffManifest({ name: 'matches' }) },
    ]
    const [remote] = compose(remotes, shell).composition.microFrontends.matches ?? []
    expect([remote?.url, remote?.fallbackUrl, remote?.extras.fallback]).toEqual([
      '/remotes/matches/2.0.0/remoteEntry.js',
      undefined,
      undefined,
    ])
  })

  test('has one id per choice of versions', () => {
    const idOf = (...versions: [string, string]) =>
      compose(
        chosen(manifest({ version: versions[0] }), manifest({ name: 'chat', version: versions[1] })),
        shell,
      ).composition.id
    expect(idOf('1.0.0', '1.0.0')).toBe(idOf('1.0.0', '1.0.0'))
    expect(idOf('1.0.0', '1.0.0')).not.toBe(idOf('1.0.0', '1.0.1'))
  })

  test('says which remotes are previews, and is another page then', () => {
    const preview = { name: 'stickers', expiresAt: '2026-11-22T00:00:00.000Z' }
    const { composition } = compose([{ current: manifest(), fallback: null, preview }], shell)
    expect(composition.previews).toEqual([{ remote: 'matches', ...preview }])
    expect(composition.id).not.toBe(compose(chosen(manifest()), shell).composition.id)
  })
})

test('a restricted remote has an address that follows from its files, the one before it another', () => {
  const [current, fallback] = [staffManifest({ version: '2.0.0' }), staffManifest()]
  const [remote] = restrictedFor(compose([{ current, fallback }], shell), 'admin').moderation ?? []
  expect(remote?.url).toBe(`/remotes/moderation/2.0.0/${filesFolder(current)}remoteEntry.js`)
  expect(remote?.fallbackUrl).toBe(`/remotes/moderation/1.0.0/${filesFolder(fallback)}remoteEntry.js`)
  expect(filesFolder(current)).not.toBe(filesFolder(fallback))
})

describe('restrictedFor', () => {
  const page = compose(
    chosen(
      manifest(),
      staffManifest(),
      staffManifest({ name: 'releases', routes: [{ path: '/releases', roles: ['admin'], files: [] }] }),
    ),
    shell,
  )

  test.each([
    ['user', []],
    ['moderator', ['moderation']],
    ['admin', ['moderation', 'releases']],
  ] as const)('%s may load restricted remotes: %j', (role, names) => {
    expect(Object.keys(restrictedFor(page, role))).toEqual(names)
  })
})
