import { expect, test } from '@jest/globals'
import { readJson } from './untrusted-json.ts'

test.each(['{"length":{"toString":"x"}}', '[[{"valueOf":1}]]', '{"a":{"to\\u0053tring":null}}'])(
  'untrusted JSON that overrides conversion to text is rejected: %s',
  (text) => {
    expect(readJson(text)).toBeUndefined()
  },
)

test('untrusted JSON that is malformed has no value', () => {
  expect(readJson('{')).toBeUndefined()
})

test('untrusted JSON with those names as texts is accepted', () => {
  expect(readJson('{"length":["toString",null,1]}')).toEqual({ length: ['toString', null, 1] })
})
