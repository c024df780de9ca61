import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('options of the benchmark of replicas have defaults and can be given', () => {
  expect(parseOptions([])).toEqual({ seconds: 6, rounds: 3 })
  expect(parseOptions(['--seconds', '2', '--rounds', '1'])).toEqual({ seconds: 2, rounds: 1 })
  expect(() => parseOptions(['--rounds', 'many'])).toThrow('rounds')
})
