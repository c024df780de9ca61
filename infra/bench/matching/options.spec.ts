import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('takes a million people unless told otherwise', () => {
  expect(parseOptions([]).people).toBe(1_000_000)
  expect(parseOptions(['--people', '10000000', '--searches', '50'])).toMatchObject({
    people: 10_000_000,
    searches: 50,
  })
})

test.each([['0'], ['many'], ['1.5'], ['']])('refuses --people %j in a sentence', (people) => {
  expect(() => parseOptions(['--people', people])).toThrow(/--people takes a whole number above 0/)
})
