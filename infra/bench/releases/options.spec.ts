import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('releases benchmark publishes 50 versions and 30 seeds of each kind unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ runs: 50, seeds: 30, proofSeconds: 20 })
  const less = ['--runs', '0', '--seeds', '3', '--proof-seconds', '60']
  expect(parseOptions(less)).toEqual({ runs: 0, seeds: 3, proofSeconds: 60 })
})

test.each([['many'], ['1.5'], ['']])('releases benchmark refuses --runs %j in a sentence', (runs) => {
  expect(() => parseOptions(['--runs', runs])).toThrow(/--runs takes a whole number above 0/)
})
