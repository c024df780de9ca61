import { beforeAll, expect, test } from '@jest/globals'
import { inCanary } from './in-canary.ts'

const visitors = 200_000
const seeds = Array.from({ length: visitors }, (_, index) => `visitor ${index}`)
const share = (chosen: readonly boolean[]) => (chosen.filter(Boolean).length / chosen.length) * 100
const choose = (remote: string, percent: number, salt = 'salt', among = seeds) =>
  among.map((seed) => inCanary(seed, remote, { percent, salt }))

let tenOfMatches: boolean[]

beforeAll(() => {
  tenOfMatches = choose('matches', 10)
})

test.each([1, 5, 25, 50])('canary share of %i %% holds for 200,000 visitors within 0.3 points', (percent) => {
  expect(Math.abs(share(choose('chat', percent)) - percent)).toBeLessThan(0.3)
})

test('canary shares of 10 % of two remotes overlap in 10 ± 0.5 % of each', () => {
  const tenOfChat = choose('chat', 10)
  const both = tenOfMatches.filter((chosen, index) => chosen && tenOfChat[index]).length
  expect(Math.abs((both / tenOfMatches.filter(Boolean).length) * 100 - 10)).toBeLessThanOrEqual(0.5)
})

test('visitor in a canary stays in it while the share grows', () => {
  const twenty = choose('matches', 20)
  expect(tenOfMatches.filter((chosen, index) => chosen && !twenty[index])).toEqual([])
})

test('another canary of the same remote selects other visitors', () => {
  const next = choose('matches', 10, 'another salt')
  const both = tenOfMatches.filter((chosen, index) => chosen && next[index]).length
  expect(both / visitors).toBeLessThan(0.015)
})

test('canary share of 100 % selects every visitor', () => {
  expect(seeds.slice(0, 1000).every((seed) => inCanary(seed, 'chat', { percent: 100, salt: 's' }))).toBe(true)
})

test('canaries of one rehearsal choose the same visitors', () => {
  const some = seeds.slice(0, 1000)
  const chosen = choose('chat', 10, 'rehearsal:a', some)
  expect(choose('shell', 10, 'rehearsal:a', some)).toEqual(chosen)
  expect(choose('chat', 10, 'rehearsal:b', some)).not.toEqual(chosen)
})
