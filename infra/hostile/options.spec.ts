import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('hostile run without arguments runs everything for about a minute, by the first seed', () => {
  expect(parseOptions([])).toEqual({
    seed: 1,
    cases: 20_000,
    only: [],
    twin: false,
    brief: false,
    replay: undefined,
  })
})

test('hostile run takes attacks by name', () => {
  expect(parseOptions(['--only', 'fuzz', '--only', 'raw']).only).toEqual(['fuzz', 'raw'])
})

test('hostile run rejects a number of cases that is none with a sentence', () => {
  expect(() => parseOptions(['--cases', 'many'])).toThrow('--cases takes a whole number above 0')
})
