import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('releases benchmark measures 50 versions, 200 remotes of 1,000, a first release and 30 seeds of each kind by default', () => {
  expect(parseOptions([])).toEqual({
    ...{ runs: 50, seeds: 30, remotes: 200, versions: 1_000, first: true, proofSeconds: 19 },
  })
  const less = [
    '--runs',
    '0',
    '--seeds',
    '3',
    '--remotes',
    '0',
    '--versions',
    '10',
    '--no-first',
    '--proof-seconds',
    '60',
  ]
  expect(parseOptions(less)).toEqual({
    runs: 0,
    seeds: 3,
    remotes: 0,
    versions: 10,
    first: false,
    proofSeconds: 60,
  })
})

test.each([['many'], ['1.5'], ['']])('releases benchmark refuses --runs %j in a sentence', (runs) => {
  expect(() => parseOptions(['--runs', runs])).toThrow(/--runs takes a whole number above 0/)
})
