import { expect, test } from '@jest/globals'
import { encodeSignature } from '@rafiq/matching'
import { aProfile } from '../../test/a-member.ts'
import { keepSaved } from './keep-saved.ts'

const viewer = encodeSignature(aProfile())
const near = viewer
const far = encodeSignature(aProfile({ area: 'west' }))
const row = (id: string, { saved = false, signature = near } = {}) => ({ id, saved, signature })
const people = (count: number) => Array.from({ length: count }, (_, index) => row(`${index}`))
const listed = (list: ReturnType<typeof row>[], saved: ReturnType<typeof row>[]) =>
  keepSaved(viewer, list, saved).map(({ id }) => id)

test('saved match takes the place of the last of a full list', () => {
  const list = listed(people(50), [row('saved', { saved: true })])
  expect(list).toHaveLength(50)
  expect(list).toContain('saved')
  expect(list).not.toContain('49')
})

test('saved match stands no higher than by score', () => {
  expect(listed(people(50), [row('saved', { saved: true, signature: far })]).at(-1)).toBe('saved')
})

test('saved match already in the list keeps its place, and takes nobody’s', () => {
  const list = people(49)
  const saved = row('saved', { saved: true })
  list.splice(7, 0, saved)
  expect(listed(list, [saved])).toEqual(list.map(({ id }) => id))
})

test('a list with room takes in who is saved, and nobody goes', () => {
  expect(listed(people(2), [row('saved', { saved: true })])).toEqual(['0', '1', 'saved'])
})

test('saved match that fits no longer is left out', () => {
  const unlike = encodeSignature(
    aProfile({
      area: 'west',
      budget: 'over-25000',
      lifestyle: ['studying'],
      roomSharing: 'willing-to-share-room',
    }),
  )
  const poor = encodeSignature(aProfile({ budget: 'under-15000' }))
  expect(keepSaved(poor, [], [row('saved', { saved: true, signature: unlike })])).toEqual([])
})

test('of more who are saved than a list holds, the best are in it', () => {
  const saved = Array.from({ length: 60 }, (_, index) => row(`saved ${index}`, { saved: true }))
  expect(listed(people(50), saved)).toEqual(saved.slice(0, 50).map(({ id }) => id))
})
