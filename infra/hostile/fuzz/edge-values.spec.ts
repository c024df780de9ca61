import { expect, test } from '@jest/globals'
import { RawJson, writeJson } from './edge-values.ts'

test('raw JSON is written unchanged at any depth', () => {
  expect(writeJson({ a: [new RawJson('1e999')] })).toBe('{"a":[1e999]}')
})

test('lone surrogate is written as an escape, which a server decodes', () => {
  expect(writeJson('a\ud800')).toBe('"a\\ud800"')
})

test('edge value that JSON cannot express becomes null', () => {
  expect(writeJson([undefined, Number.NaN])).toBe('[null,null]')
})
