import { describe, expect, test } from '@jest/globals'
import { encodeGates, encodeSignature } from '@rafiq/matching'
import { aProfile } from '../../test/a-member.ts'
import type { Profile } from '../members/member.entity.ts'
import { exposureByCity, type ShownCount } from './exposure-by-city.ts'

const counted = (times: number, members: number, profile: Partial<Profile> = {}, gates = 0): ShownCount => {
  const answers = aProfile({ location: 'abha', area: null, ...profile })
  const { location: city, gender } = answers
  return { city, gender, signature: encodeSignature(answers), gates, times, members }
}
const by = (...counts: ShownCount[]) => exposureByCity(counts, { sameGender: true })
const smoker = encodeGates({ smokes: true, ownsPet: false, dealBreakers: [] })
const refusesSmoking = encodeGates({ smokes: false, ownsPet: false, dealBreakers: ['smoking'] })
const have = { hasApartment: 'have-apartment' } as const

describe('the exposure by city', () => {
  test('counts whoever was shown, and the others if somebody fits, most members first', () => {
    const tabuk = { location: 'tabuk' } as const
    expect(by(counted(0, 1), counted(3, 1), counted(2, 3, tabuk))).toEqual({
      all: { members: 5, gini: expect.closeTo(0.2667, 3), neverShown: 0.2 },
      cities: [
        { city: 'tabuk', members: 3, gini: 0, neverShown: 0 },
        { city: 'abha', members: 2, gini: 0.5, neverShown: 0.5 },
      ],
    })
  })

  test.each([
    ['somebody alone', [counted(0, 1)]],
    ['two with an apartment each', [counted(0, 2, have)]],
    ['a woman and a man', [counted(0, 1), counted(0, 1, { gender: 'male' })]],
    ['two whom a deal-breaker parts', [counted(0, 1, {}, smoker), counted(0, 1, {}, refusesSmoking)]],
    ['two of different cities', [counted(0, 1), counted(0, 1, { location: 'tabuk' })]],
  ])('leaves out %s', (_who, counts) => {
    expect(by(...counts)).toEqual({ all: { members: 0, gini: 0, neverShown: 0 }, cities: [] })
  })

  test.each([
    ['two alike', [counted(0, 2)]],
    ['two alike but for what one cannot live with', [counted(0, 1), counted(0, 1, {}, refusesSmoking)]],
    ['who has and who needs an apartment', [counted(0, 1), counted(0, 1, have)]],
  ])('counts %s, though nobody saw them', (_who, counts) => {
    expect(by(...counts).all).toEqual({ members: 2, gini: 0, neverShown: 1 })
  })

  test('counts a woman and a man where genders are matched with each other', () => {
    const counts = [counted(0, 1), counted(0, 1, { gender: 'male' })]
    expect(exposureByCity(counts, { sameGender: false }).all.members).toBe(2)
  })
})
