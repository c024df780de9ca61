import { expect, test } from '@jest/globals'
import { comparedPages } from './comparison/compare.ts'
import { parseOptions, parts } from './options.ts'

const there = { BASE_URL: 'http://localhost:4000/' }

test('web benchmark measures all of it, five times, on a platform of its own, unless told otherwise', () => {
  expect(parseOptions([], {})).toEqual({
    runs: 5,
    parts,
    platform: undefined,
    pages: comparedPages,
    slowed: false,
  })
  expect(parseOptions(['--runs', '3', '--part', 'comparison'], there)).toEqual({
    runs: 3,
    parts: ['comparison'],
    platform: { url: 'http://localhost:4000', dataDir: undefined },
    pages: comparedPages,
    slowed: false,
  })
})

test('web benchmark publishes into another platform only where its data folder is named', () => {
  expect(parseOptions([], there).parts).toEqual(['lighthouse', 'comparison'])
  expect(parseOptions([], { ...there, DATA_DIR: '/data' }).parts).toEqual(parts)
  expect(() => parseOptions(['--part', 'remotes'], there)).toThrow(/DATA_DIR/)
})

test.each([['0'], ['many'], ['1.5'], ['']])('web benchmark refuses --runs %j in a sentence', (runs) => {
  expect(() => parseOptions(['--runs', runs], {})).toThrow(/--runs takes a whole number above 0/)
})

test('web benchmark refuses a part that there is not', () => {
  expect(() => parseOptions(['--part', 'speed'], {})).toThrow(/no part speed/)
})

test('web benchmark compares the pages that are named', () => {
  const { pages } = parseOptions(['--page', '/matches', '--page', '/'], {})
  expect(pages.map(({ path }) => path)).toEqual(['/', '/matches'])
  expect(() => parseOptions(['--page', '/chat'], {})).toThrow('The page /chat is not compared; /, /login,')
})
