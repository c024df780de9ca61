import { expect, test } from '@jest/globals'
import { isOlder } from './is-older.ts'

test.each([
  ['0.9.0', '2.0.0', true],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '2.0.0', false],
  ['2.0.1', '2.0.0', false],
  ['2.0.0-20261124041500', '2.0.0', false],
  ['1.9.9-20261124041500', '2.0.0', true],
])('version %s over %s is older: %s', (version, stable, older) => {
  expect(isOlder(version, stable)).toBe(older)
})
