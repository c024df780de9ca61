import { describe, expect, test } from '@jest/globals'
import { matchCardSchema } from '@rafiq/contracts/matching'
import { encodeSignature } from '@rafiq/matching'
import { aProfile } from '../../test/a-member.ts'
import { toMatchCard } from './to-match-card.ts'

const id = '01900000-0000-7000-8000-00000000000a'
const photoId = '01900000-0000-7000-8000-00000000000b'
const profile = aProfile({ hasApartment: 'have-apartment', photoId })
const row = { ...profile, id, signature: encodeSignature(profile), connectionStatus: null, saved: false }
const viewer = { id: 'viewer', signature: encodeSignature(aProfile()), isVerified: true }
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
