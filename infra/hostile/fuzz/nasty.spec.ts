import { expect, test } from '@jest/globals'
import { RawJson, writeJson } from './nasty.ts'

test('raw JSON is written as it is, wherever it stands', () => {
  expect(writeJson({ a: [new RawJson('1e999')] })).toBe('{"a":[1e999]}')
})

test('half of a surrogate pair goes as an escape, which a server reads as what it is', () => {
  expect(writeJson('a\ud800')).toBe('"a\\ud800"')
})

test('nasty value that JSON cannot express becomes null', () => {
  expect(writeJson([undefined, Number.NaN])).toBe('[null,null]')
})
