import { expect, test } from '@jest/globals'
import { readJson } from './untrusted-json.ts'

test.each(['{"length":{"toString":"x"}}', '[[{"valueOf":1}]]', '{"a":{"to\\u0053tring":null}}'])(
  'JSON that says how it becomes a text is taken for none: %s',
  (text) => {
    expect(readJson(text)).toBeUndefined()
  },
)

test('JSON that is none is no value', () => {
  expect(readJson('{')).toBeUndefined()
})

test('JSON that holds those names as texts is taken', () => {
  expect(readJson('{"length":["toString",null,1]}')).toEqual({ length: ['toString', null, 1] })
})
