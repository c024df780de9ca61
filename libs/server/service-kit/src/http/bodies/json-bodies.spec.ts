import { expect, test } from '@jest/globals'
import { JsonShape, jsonBounds } from './json-bodies.ts'

const isWithin = (text: string, chunkLength = text.length): boolean => {
  const shape = new JsonShape()
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += chunkLength) {
    if (!shape.take(bytes.subarray(start, start + chunkLength))) return false
  }
  return true
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('JSON shape accepts nesting up to the depth and rejects more, arrays and objects alike', () => {
  expect(isWithin(nested(jsonBounds.depth))).toBe(true)
  expect(isWithin(nested(jsonBounds.depth + 1))).toBe(false)
  expect(isWithin('{"a":['.repeat(jsonBounds.depth))).toBe(false)
})

test('JSON shape rejects many shallow values', () => {
  expect(isWithin(`[${'{},'.repeat(jsonBounds.values / 2 - 1)}{}]`)).toBe(true)
  expect(isWithin(`[${'{},'.repeat(jsonBounds.values)}{}]`)).toBe(false)
  expect(isWithin(`[${'1,'.repeat(jsonBounds.values)}1]`)).toBe(false)
})

test.each([1, 2, 3, 7])('JSON shape ignores brackets inside strings, in chunks of %i bytes', (length) => {
  const text = JSON.stringify({ bio: '[[[{{{,,,"\\"[[[\\'.repeat(2_000), name: 'نورة]' })
  expect(isWithin(text, length)).toBe(true)
})

test('JSON shape accepts a string of any length', () => {
  expect(isWithin(`"${'x'.repeat(1_000_000)}"`)).toBe(true)
})
