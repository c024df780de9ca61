import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('releases benchmark publishes 50 versions unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ runs: 50 })
  expect(parseOptions(['--runs', '3'])).toEqual({ runs: 3 })
})

test.each([['0'], ['many'], ['1.5'], ['']])('releases benchmark refuses --runs %j in a sentence', (runs) => {
  expect(() => parseOptions(['--runs', runs])).toThrow(/--runs takes a whole number above 0/)
})
