import { expect, test } from '@jest/globals'
import { benches } from './benches.ts'
import { parseOptions } from './options.ts'

test('all benchmarks run, as long as they take, unless told', () => {
  expect(parseOptions([])).toEqual({ chosen: benches, quick: false })
})

test('benchmarks are chosen by name and keep their order', () => {
  const { chosen, quick } = parseOptions(['web', 'stack', '--quick'])
  expect(chosen.map(({ name }) => name)).toEqual(['stack', 'web'])
  expect(quick).toBe(true)
})

test('a benchmark that there is not is named beside those that there are', () => {
  expect(() => parseOptions(['macthing'])).toThrow(/There is no benchmark macthing; there are matching, /)
})
