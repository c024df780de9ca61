import { expect, test } from '@jest/globals'
import { aManifest, someFiles } from '../../test/a-release.ts'
import { diffManifests } from './diff-manifests.ts'

const from = aManifest(someFiles(), { shared: { react: '^19.0.0' } })

test('two versions of the same content differ in nothing', () => {
  expect(diffManifests(from, { ...from, version: '1.1.0' })).toMatchObject({
    from: '1.0.0',
    to: '1.1.0',
    files: { added: [], removed: [], kept: 3 },
    changes: [],
  })
})

test('manifest diff names files, routes, menu entries and ranges that differ', () => {
  const navigation = [
    {
      id: 'matches',
      path: '/matches',
      label: { ar: 'المتوافقون', en: 'Matches' },
      order: 20,
      audience: 'member' as const,
    },
  ]
  const to = aManifest(someFiles('longer'), {
    version: '2.0.0',
    shared: { react: '^20.0.0' },
    routes: [{ path: '/people', roles: ['admin'], files: [] }],
    navigation,
    offers: { 'matches.card.actions': { memberId: 'string', age: 'number' } },
  })
  expect(diffManifests(from, to)).toMatchObject({
    files: { added: ['remoteEntry.js'], removed: ['remoteEntry.js'], kept: 2 },
    changes: [
      { what: 'shared react', from: '^19.0.0', to: '^20.0.0' },
      { what: 'route /matches', from: 'everybody', to: null },
      { what: 'route /people', from: null, to: 'admin' },
      { what: 'menu matches', from: null, to: '/matches, المتوافقون / Matches, order 20, member' },
      { what: 'offers matches.card.actions', from: null, to: 'memberId: string, age: number' },
    ],
  })
})
