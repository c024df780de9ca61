import { describe, expect, test } from '@jest/globals'
import type { Habits } from '@rafiq/contracts/habits'
import { matchCardSchema } from '@rafiq/contracts/matching'
import { encodeSignature } from '@rafiq/matching'
import { aProfile } from '../../test/a-member.ts'
import { toMatchCard } from './to-match-card.ts'

const id = '01900000-0000-7000-8000-00000000000a'
const photoId = '01900000-0000-7000-8000-00000000000b'
const profile = aProfile({ hasApartment: 'have-apartment', photoId })
const row = {
  ...profile,
  id,
  signature: encodeSignature(profile),
  connectionStatus: null,
  saved: false,
  habits: null,
}
const viewer = {
  id: 'viewer',
  signature: encodeSignature(aProfile()),
  isVerified: true,
  habits: null,
  lifestyle: [],
}
const sign = ({ viewerId }: { viewerId: string }) => `/photo?viewer=${viewerId}`

describe('a match card', () => {
  test('fits the contract, with the score of both and the sum of its parts', () => {
    const card = toMatchCard(viewer, row, sign)
    expect(matchCardSchema.parse(card)).toEqual(card)
    expect(card).toMatchObject({ name: profile.name, hasApartment: 'yes', matchPercentage: 100 })
    expect(card.photoUrl).toBe('/photo?viewer=viewer')
  })

  test('has every field of the spec', () => {
    expect(Object.keys(toMatchCard(viewer, row, sign))).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'phone',
        'age',
        'gender',
        'budget',
        'location',
        'area',
        'hasApartment',
        'lifestyle',
        'bio',
        'matchPercentage',
      ]),
    )
  })

  test('shows an unverified viewer the fit, but nothing that belongs to a person', () => {
    const card = toMatchCard({ ...viewer, isVerified: false }, row, sign)
    expect(card).toMatchObject({
      name: null,
      phone: null,
      bio: null,
      age: null,
      photoUrl: null,
      matchPercentage: 100,
    })
  })

  test('shows habits that both answered, and an unverified viewer none', () => {
    const habits: Habits = { guests: 'rarely', dealBreakers: ['smoking'] }
    const [looking, found] = [
      { ...viewer, habits },
      { ...row, habits },
    ]
    expect(toMatchCard(looking, found, sign).habits).toEqual({
      yours: { guests: 'rarely' },
      theirs: { guests: 'rarely' },
    })
    expect(toMatchCard({ ...looking, isVerified: false }, found, sign).habits).toBeNull()
  })

  test("says how far the viewer's contact is", () => {
    expect(toMatchCard(viewer, row, sign).connectionStatus).toBeNull()
    expect(toMatchCard(viewer, { ...row, connectionStatus: 'connected' }, sign).connectionStatus).toBe(
      'connected',
    )
  })

  test('has no phone where the row has none, and never a nationality', () => {
    const card = toMatchCard(viewer, { ...row, phone: null }, sign)
    expect(card.phone).toBeNull()
    expect(card).not.toHaveProperty('nationality')
  })
})
