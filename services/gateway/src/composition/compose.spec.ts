import { describe, expect, test } from '@jest/globals'
import { compositionSchema } from '@rafiq/contracts'
import { chosen, manifest, staffManifest } from '../../test/manifests.ts'
import { compose, restrictedFor } from './compose.ts'

describe('compose', () => {
  test('names each public remote by the address and the hash of its entry', () => {
    const { composition } = compose(chosen(manifest({ version: '2.1.0' })), '1.0.0')
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

  test('offers the version before as a fallback', () => {
    const remotes = [{ current: manifest({ version: '2.0.0' }), fallback: manifest({ version: '1.0.0' }) }]
    const [remote] = compose(remotes, '1.0.0').composition.microFrontends.matches ?? []
    expect(remote?.fallbackUrl).toBe('/remotes/matches/1.0.0/remoteEntry.js')
    expect(remote?.extras.fallback?.version).toBe('1.0.0')
  })

  test('tells only the paths and roles of a restricted remote', () => {
    const { composition } = compose(chosen(manifest(), staffManifest()), '1.0.0')
    expect(Object.keys(composition.microFrontends)).toEqual(['matches'])
    expect(composition.restricted).toEqual([{ path: '/moderator/*', roles: ['moderator', 'admin'] }])
    expect(JSON.stringify(composition)).not.toContain('moderation')
  })

  test('keeps a remote public as long as one of its pages is', () => {
    const mixed = manifest({
      routes: [
        { path: '/open', files: [] },
        { path: '/staff', roles: ['admin'], files: [] },
      ],
    })
    expect(compose(chosen(mixed), '1.0.0').composition.restricted).toEqual([])
  })

  test('has one id per choice of versions', () => {
    const idOf = (...versions: [string, string]) =>
      compose(
        chosen(manifest({ version: versions[0] }), manifest({ name: 'chat', version: versions[1] })),
        '1.0.0',
      ).composition.id
    expect(idOf('1.0.0', '1.0.0')).toBe(idOf('1.0.0', '1.0.0'))
    expect(idOf('1.0.0', '1.0.0')).not.toBe(idOf('1.0.0', '1.0.1'))
  })

  test('says which remotes are previews, and is another page then', () => {
    const preview = { name: 'stickers', expiresAt: '2026-11-22T00:00:00.000Z' }
    const { composition } = compose([{ current: manifest(), fallback: null, preview }], '1.0.0')
    expect(composition.previews).toEqual([{ remote: 'matches', ...preview }])
    expect(composition.id).not.toBe(compose(chosen(manifest()), '1.0.0').composition.id)
  })
})

describe('restrictedFor', () => {
  const page = compose(
    chosen(
      manifest(),
      staffManifest(),
      staffManifest({ name: 'releases', routes: [{ path: '/releases', roles: ['admin'], files: [] }] }),
    ),
    '1.0.0',
  )

  test.each([
    ['user', []],
    ['moderator', ['moderation']],
    ['admin', ['moderation', 'releases']],
  ] as const)('gives %s %j', (role, names) => {
    expect(Object.keys(restrictedFor(page, role))).toEqual(names)
  })
})
