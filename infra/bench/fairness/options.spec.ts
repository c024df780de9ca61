import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('fairness benchmark takes a hundred thousand people and a month unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ people: 100_000, days: 30, seeds: 3, compared: 200 })
  expect(parseOptions(['--days', '1', '--seeds', '5'])).toMatchObject({ days: 1, seeds: 5 })
})

test.each([['0'], ['many'], ['1.5'], ['']])('fairness benchmark refuses --days %j in a sentence', (days) => {
  expect(() => parseOptions(['--days', days])).toThrow(/--days takes a whole number above 0/)
})
