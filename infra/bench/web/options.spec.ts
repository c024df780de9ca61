import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('visits each page five times, on a platform of its own, unless told otherwise', () => {
  expect(parseOptions([], {})).toEqual({ runs: 5, baseUrl: undefined })
  expect(parseOptions(['--runs', '3'], { BASE_URL: 'http://localhost:4000/' })).toEqual({
    runs: 3,
    baseUrl: 'http://localhost:4000',
  })
})

test.each([['0'], ['many'], ['1.5'], ['']])('refuses --runs %j in a sentence', (runs) => {
  expect(() => parseOptions(['--runs', runs], {})).toThrow(/--runs takes a whole number above 0/)
})
