import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('sign-in benchmark signs forty people in, in five rounds of ten seconds, by default', () => {
  expect(parseOptions([])).toEqual({ reads: 100, seconds: 10, rounds: 5, concurrency: 40 })
  expect(parseOptions(['--concurrency', '200'])).toMatchObject({ concurrency: 200 })
})

test.each(['reads', 'seconds', 'rounds', 'concurrency'])(
  'sign-in benchmark: --%s takes a whole number above 0',
  (option) => {
    expect(() => parseOptions([`--${option}`, '0'])).toThrow(option)
  },
)
