import { describe, expect, test } from '@jest/globals'
import { dealBreakers } from '@rafiq/contracts/habits'
import fc from 'fast-check'
import { encodeGates, type GatedAnswers, gatesOpen, gatesSize, opposedTo } from './gates.ts'

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
