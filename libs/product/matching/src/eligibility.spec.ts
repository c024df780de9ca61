import { describe, expect, test } from '@jest/globals'
import { dealBreakers } from '@rafiq/contracts/habits'
import fc from 'fast-check'
import {
  encodeGates,
  type GatedAnswers,
  gatesOpen,
  gatesSize,
  isEligiblePair,
  isMatch,
  opposedTo,
  type PairCircumstances,
  type PairMember,
} from './eligibility.ts'

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

const answered = (answers: Partial<GatedAnswers>) =>
  encodeGates({ smokes: false, ownsPet: false, dealBreakers: [], ...answers })

const anyAnswers: fc.Arbitrary<GatedAnswers> = fc.record({
  smokes: fc.boolean(),
  ownsPet: fc.boolean(),
  dealBreakers: fc.uniqueArray(fc.constantFrom(...dealBreakers)),
})

const cannotLiveWith = (one: GatedAnswers, other: GatedAnswers): boolean =>
  (one.dealBreakers.includes('smoking') && other.smokes) ||
  (one.dealBreakers.includes('pets') && other.ownsPet)

describe('the gates of two members', () => {
  test.each<[string, boolean, Partial<GatedAnswers>, Partial<GatedAnswers>]>([
    ['are open where nobody answered', true, {}, {}],
    [
      'are closed to a smoker by whoever cannot live with smoking',
      false,
      { dealBreakers: ['smoking'] },
      { smokes: true },
    ],
    [
      'are closed to a pet by whoever cannot live with pets',
      false,
      { dealBreakers: ['pets'] },
      { ownsPet: true },
    ],
    ['are open to a smoker where pets alone are refused', true, { dealBreakers: ['pets'] }, { smokes: true }],
    [
      'are open to a pet where smoking alone is refused',
      true,
      { dealBreakers: ['smoking'] },
      { ownsPet: true },
    ],
    ['are open between two smokers', true, { smokes: true }, { smokes: true }],
    [
      'are open where both refuse both',
      true,
      { dealBreakers: ['smoking', 'pets'] },
      { dealBreakers: ['pets', 'smoking'] },
    ],
    ['are open where who refuses pets meets nobody who has one', true, { dealBreakers: ['pets'] }, {}],
    [
      'are closed between two with a pet of whom one refuses pets',
      false,
      { ownsPet: true, dealBreakers: ['pets'] },
      { ownsPet: true },
    ],
  ])('%s', (_name, open, one, other) => {
    expect(gatesOpen(answered(one), answered(other))).toBe(open)
    expect(gatesOpen(answered(other), answered(one))).toBe(open)
  })

  test('are closed in both directions exactly where one is what the other cannot live with', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const open = !cannotLiveWith(one, other) && !cannotLiveWith(other, one)
        expect(gatesOpen(encodeGates(one), encodeGates(other))).toBe(open)
        expect(gatesOpen(encodeGates(other), encodeGates(one))).toBe(open)
      }),
    )
  })

  test('are open to everybody for whoever answered nothing of it', () => {
    for (let gates = 0; gates < gatesSize; gates += 1) expect(gatesOpen(answered({}), gates)).toBe(true)
  })
})

test('gates differ for different answers, and stay small', () => {
  const all = [false, true].flatMap((smokes) =>
    [false, true].flatMap((ownsPet) =>
      [[], ['smoking'], ['pets'], ['smoking', 'pets']].map((refused) =>
        encodeGates({ smokes, ownsPet, dealBreakers: refused as GatedAnswers['dealBreakers'] }),
      ),
    ),
  )
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: gatesSize }, (_, gates) => gates))
})

test('gates opposed twice are the gates themselves', () => {
  for (let gates = 0; gates < gatesSize; gates += 1) expect(opposedTo(opposedTo(gates))).toBe(gates)
})
