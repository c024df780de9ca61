import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isEligiblePair, isMatch, type PairCircumstances, type PairMember } from './eligibility.ts'
import { encodeGates, gatesSize } from './gates.ts'

const have = 1 << 8
const smoker = encodeGates({ smokes: true, ownsPet: false, dealBreakers: [] })
const refusesSmoking = encodeGates({ smokes: false, ownsPet: false, dealBreakers: ['smoking'] })
const noura: PairMember = {
  id: 'a',
  isActive: true,
  isVerified: true,
  age: 24,
  city: 'jeddah',
  gender: 'female',
  signature: 2,
  gates: refusesSmoking,
}
const reem: PairMember = { ...noura, id: 'b' }
const usual: PairCircumstances = { sameGender: true, blocked: false, failed: false }

describe('an eligible pair', () => {
  test.each<[string, boolean, Partial<PairMember>, Partial<PairCircumstances>]>([
    ['is two such members', true, {}, {}],
    ['is no member with herself', false, { id: 'a' }, {}],
    ['needs both active', false, { isActive: false }, {}],
    ['needs both verified', false, { isVerified: false }, {}],
    ['needs both adult', false, { age: 17 }, {}],
    ['may be 18', true, { age: 18 }, {}],
    ['is of one city', false, { city: 'mecca' }, {}],
    ['is of one gender', false, { gender: 'male' }, {}],
    ['is of any gender where the setting says so', true, { gender: 'male' }, { sameGender: false }],
    ['may have one apartment', true, { signature: 2 | have }, {}],
    ['is not a smoker and one who cannot live with smoking', false, { gates: smoker }, {}],
    ['may be two who cannot live with smoking', true, { gates: refusesSmoking }, {}],
    ['has not blocked', false, {}, { blocked: true }],
    ['has not failed before', false, {}, { failed: true }],
  ])('%s', (_name, eligible, other, circumstances) => {
    const given = { ...usual, ...circumstances }
    expect(isEligiblePair(noura, { ...reem, ...other }, given)).toBe(eligible)
    expect(isEligiblePair({ ...reem, ...other }, noura, given)).toBe(eligible)
  })

  test('does not have two apartments', () => {
    expect(isEligiblePair({ ...noura, signature: have | 2 }, { ...reem, signature: have | 2 }, usual)).toBe(
      false,
    )
  })
})

test('a pair is a match from 50 % on', () => {
  // Same city without areas 30, next budget 12, need and need 5: 47, and lifestyle decides.
  const viewer = { ...noura, signature: 1 }
  const other = { ...reem, signature: (1 << 9) | (1 << 7) | (1 << 6) }
  expect(isMatch(viewer, { ...other, signature: other.signature | 2 }, usual)).toBe(false)
  expect(isMatch(viewer, { ...other, signature: other.signature | 63 }, usual)).toBe(true)
})

test('a match is always eligible, and a match for both', () => {
  const member = fc.record({
    id: fc.constantFrom('a', 'b'),
    isActive: fc.boolean(),
    isVerified: fc.boolean(),
    age: fc.integer({ min: 16, max: 20 }),
    city: fc.constantFrom('jeddah' as const, 'mecca' as const),
    gender: fc.constantFrom('female' as const, 'male' as const),
    signature: fc.integer({ min: 1, max: 2047 }),
    gates: fc.integer({ min: 0, max: gatesSize - 1 }),
  })
  const circumstances = fc.record({ sameGender: fc.boolean(), blocked: fc.boolean(), failed: fc.boolean() })
  fc.assert(
    fc.property(member, member, circumstances, (a, b, given) => {
      expect(isMatch(a, b, given) && !isEligiblePair(a, b, given)).toBe(false)
      expect(isMatch(b, a, given)).toBe(isMatch(a, b, given))
    }),
  )
})
