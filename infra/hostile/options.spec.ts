import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('without arguments everything runs, about a minute of cases, by the first seed', () => {
  expect(parseOptions([])).toEqual({
    seed: 1,
    cases: 20_000,
    only: [],
    twin: false,
    brief: false,
    replay: undefined,
  })
})

test('attacks are named one by one', () => {
  expect(parseOptions(['--only', 'fuzz', '--only', 'raw']).only).toEqual(['fuzz', 'raw'])
})

test('a number of cases that is none is refused with a sentence', () => {
  expect(() => parseOptions(['--cases', 'many'])).toThrow('--cases takes a whole number above 0')
})
