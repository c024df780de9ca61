import { expect, test } from '@jest/globals'
import { encodeSignature } from '@rafiq/matching'
import { aProfile } from '../../test/a-member.ts'
import type { Profile } from '../members/member.entity.ts'
import { rankShown } from './rank-shown.ts'

const signed = (name: string, profile: Partial<Profile> = {}) => ({
  name,
  signature: encodeSignature(aProfile(profile)),
})
const rank = (viewer: Partial<Profile>, people: ReturnType<typeof signed>[]) =>
  rankShown(encodeSignature(aProfile(viewer)), people).map(({ name }) => name)

test('shown people are ranked by score, and stay in their order within one score', () => {
  const people = [signed('far', { area: 'west' }), signed('first'), signed('second')]
  expect(rank({}, people)).toEqual(['first', 'second', 'far'])
})

test('shown people who are not eligible any more are left out', () => {
  const have = { hasApartment: 'have-apartment' } as const
  expect(rank(have, [signed('has one too', have), signed('needs one')])).toEqual(['needs one'])
  const unlike = signed('unlike', {
    area: 'west',
    budget: 'over-25000',
    lifestyle: ['studying'],
    roomSharing: 'willing-to-share-room',
  })
  expect(rank({ budget: 'under-15000' }, [unlike])).toEqual([])
})

test('shown people are fifty at most', () => {
  expect(
    rank(
      {},
      Array.from({ length: 60 }, (_, index) => signed(`${index}`)),
    ),
  ).toHaveLength(50)
})
