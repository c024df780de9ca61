import { expect, test } from '@jest/globals'
import { benches } from './benches.ts'
import { parseOptions } from './options.ts'

test('all benchmarks run in full by default', () => {
  expect(parseOptions([])).toEqual({ chosen: benches, quick: false, slowed: false })
})

test('benchmark selection by name keeps the order', () => {
  const { chosen, quick } = parseOptions(['web', 'stack', '--quick'])
  expect(chosen.map(({ name }) => name)).toEqual(['stack', 'web'])
  expect(quick).toBe(true)
})

test('quick run is without what takes minutes, unless it is named', () => {
  const namesOf = (args: string[]) => parseOptions(args).chosen.map(({ name }) => name)
  expect(namesOf(['--quick'])).not.toContain('restore')
  expect(namesOf(['--quick', 'restore'])).toEqual(['restore'])
})

test('unknown benchmark is rejected with the known names', () => {
  expect(() => parseOptions(['macthing'])).toThrow(/There is no benchmark macthing; there are matching, /)
})
