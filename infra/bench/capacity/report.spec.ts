import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'

const capacity = { session: 592.4, message: 354, text: 101, room: 500 }

test('capacity within what its page reckons with meets every goal', () => {
  expect(goalsOf(capacity).map(({ met }) => met)).toEqual([true, true, true])
  expect(reportOf(capacity)).toContain('PASS  a session takes at most 800 B of Redis')
})

test('capacity beyond it names what has grown', () => {
  const grown = goalsOf({ ...capacity, message: 900 }).filter(({ met }) => !met)
  expect(grown.map(({ figure }) => figure)).toEqual(['900 B, of which 101 B are its text'])
})

test('capacity is measured of as many as are asked for', () => {
  expect(parseOptions(['--members', '7'])).toEqual({ members: 7, messages: 500_000 })
  expect(() => parseOptions(['--messages', 'x'])).toThrow('--messages takes a whole number')
})
