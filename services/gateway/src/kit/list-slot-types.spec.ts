import { expect, test } from '@jest/globals'
import { hashFor, live, manifest, staffManifest } from '../../test/manifests.ts'
import { listSlotTypes } from './list-slot-types.ts'

const types = { integrity: hashFor('types'), bytes: 200 }
const withTypes = (made: ReturnType<typeof manifest>) => ({
  ...made,
  files: { ...made.files, 'remote.d.ts': types },
})

test('slot types are listed of every public remote that has some', () => {
  expect(listSlotTypes(live(withTypes(manifest()), manifest({ name: 'chat' })))).toEqual({
    remotes: [
      {
        name: 'matches',
        version: '1.0.0',
        path: '/remotes/matches/1.0.0/remote.d.ts',
        integrity: types.integrity,
      },
    ],
  })
})

test('slot types of a remote for some roles, or of a yanked version, are not listed', () => {
  expect(listSlotTypes(live(withTypes(staffManifest()))).remotes).toEqual([])
  const yanked = [{ remote: 'matches', version: '1.0.0', folder: '' }]
  expect(listSlotTypes({ ...live(withTypes(manifest())), yanked }).remotes).toEqual([])
})

test('slot types are none while nothing is known to be live', () => {
  expect(listSlotTypes(undefined)).toEqual({ remotes: [] })
})
