import { expect, test } from '@jest/globals'
import { type RemoteManifest, slotTypes } from '@rafiq/platform-contracts'
import { checkSlotTypes } from './check-slot-types.ts'

const manifest: RemoteManifest = {
  name: 'matches',
  version: '1.0.0',
  platform: '^2.2.0',
  entry: 'remoteEntry.js',
  files: {},
  routes: [],
  navigation: [],
  shared: {},
  offers: { 'matches.card.actions': { memberId: 'string' } },
}
const check = (types: string | undefined) => checkSlotTypes({ manifest, code: new Map(), slotTypes: types })

test('slot types that the build wrote pass, and so does a version without any', () => {
  expect(check(slotTypes(manifest))).toEqual([])
  expect(check(undefined)).toEqual([])
})

test.each(['declare global { interface String { mine: true } }', ''])(
  'slot types %j of another hand are refused',
  (types) => {
    expect(check(types)).toMatchObject([
      { path: 'remote.d.ts', message: expect.stringContaining('build again') },
    ])
  },
)

test('slot types of another version are refused', () => {
  expect(check(slotTypes({ ...manifest, version: '0.9.0' }))).toHaveLength(1)
})
