import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('forty people storm five rounds of ten seconds unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ reads: 100, seconds: 10, rounds: 5, storm: 40 })
  expect(parseOptions(['--storm', '200'])).toMatchObject({ storm: 200 })
})

test.each(['reads', 'seconds', 'rounds', 'storm'])('--%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, '0'])).toThrow(option)
})
