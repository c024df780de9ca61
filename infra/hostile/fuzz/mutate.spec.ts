import { expect, test } from '@jest/globals'
import { mutate } from './mutate.ts'

const value = { name: 'a', lifestyle: ['b', 'c'], age: 3 }

test.each([
  [{ at: 0, how: 'replace', by: null }, null],
  [
    { at: 1, how: 'replace', by: 'x' },
    { ...value, name: 'x' },
  ],
  [
    { at: 3, how: 'replace', by: 'x' },
    { ...value, lifestyle: ['x', 'c'] },
  ],
  [
    { at: 4, how: 'remove', by: null },
    { ...value, lifestyle: ['b'] },
  ],
  [
    { at: 5, how: 'wrap', by: null },
    { ...value, age: [3] },
  ],
  [
    { at: 1, how: 'append', by: '\0' },
    { ...value, name: 'a\0' },
  ],
  [
    { at: 2, how: 'remove', by: null },
    { name: 'a', age: 3 },
  ],
  [
    { at: 7, how: 'replace', by: 'x' },
    { ...value, name: 'x' },
  ],
] as const)('mutation %j changes one part', (mutation, changed) => {
  expect(mutate(value, [mutation])).toEqual(changed)
})

test('mutation adds a key like __proto__ as an own property', () => {
  const changed = mutate({}, [{ at: 0, how: 'add', by: '__proto__' }]) as object
  expect(Object.keys(changed)).toEqual(['__proto__'])
})

test('mutation leaves the given value unchanged', () => {
  const given = structuredClone(value)
  mutate(given, [{ at: 3, how: 'replace', by: 'x' }])
  expect(given).toEqual(value)
})
