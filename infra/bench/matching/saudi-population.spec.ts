import { expect, test } from '@jest/globals'
import { decodeSignature } from '@rafiq/matching'
import { kinds } from './saudi-population.ts'

const all = [...kinds()]
const shareOf = (wanted: (kind: (typeof all)[number]) => boolean) =>
  all.filter(wanted).reduce((sum, { share }) => sum + share, 0)

test('accounts for everybody, and for every kind once', () => {
  expect(shareOf(() => true)).toBeCloseTo(1, 9)
  expect(new Set(all.map(({ city, gender, signature }) => `${city}/${gender}/${signature}`)).size).toBe(
    all.length,
  )
})

test('benchmark population is skewed like Saudi cities: a quarter in Riyadh, almost nobody in the smallest', () => {
  expect(shareOf(({ city }) => city === 'riyadh')).toBeCloseTo(0.26, 1)
  expect(shareOf(({ city }) => city === 'kaec')).toBeLessThan(0.001)
})

test('benchmark population spreads Riyadh over its areas and nobody else', () => {
  expect(shareOf(({ city, signature }) => (city === 'riyadh') !== signature >> 11 > 0)).toBe(0)
})

test('benchmark population gives answers at the chances asked for', () => {
  expect(shareOf(({ gender }) => gender === 'male')).toBeCloseTo(0.7, 9)
  expect(shareOf(({ signature }) => ((signature >> 8) & 1) === 1)).toBeCloseTo(0.35, 9)
  const first = all[0]
  expect(first && decodeSignature(first.signature).lifestyle.length).toBeGreaterThan(0)
})
