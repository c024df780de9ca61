import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { exposureOf } from './exposure.ts'

const of = (times: readonly number[]) =>
  exposureOf(new Map([...Map.groupBy(times, (one) => one)].map(([one, people]) => [one, people.length])))

describe('exposure', () => {
  test.each([
    ['nobody', [], { members: 0, gini: 0, neverShown: 0 }],
    ['nobody ever shown', [0, 0], { members: 2, gini: 0, neverShown: 1 }],
    ['all shown equally often', [7, 7, 7], { members: 3, gini: 0, neverShown: 0 }],
    ['one of four shown alone', [0, 0, 0, 9], { members: 4, gini: 0.75, neverShown: 0.75 }],
    ['one shown three times as often', [1, 3], { members: 2, gini: 0.25, neverShown: 0 }],
  ])('of %s', (_name, times, expected) => expect(of(times)).toEqual(expected))

  test('has the Gini coefficient of its definition: half the mean difference, by the mean', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 }), (times) => {
        const mean = times.reduce((sum, one) => sum + one, 0) / times.length
        const differences = times.flatMap((one) => times.map((other) => Math.abs(one - other)))
        const defined = differences.reduce((sum, one) => sum + one, 0) / times.length ** 2 / 2
        expect(of(times).gini).toBeCloseTo(mean === 0 ? 0 : defined / mean, 9)
      }),
    )
  })
})
