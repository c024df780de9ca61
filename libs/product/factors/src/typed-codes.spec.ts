import { expect, test } from '@jest/globals'
import { digitsOf, isRecoveryCode } from './typed-codes.ts'

test.each([
  ['Arabic digits', '٠١٢٣٤٥', '012345'],
  ['Persian digits', '۶۷۸۹۰۱', '678901'],
  ['a pasted code with a space', ' 123 456 ', '123456'],
  ['letters among digits', '12a34b56', '123456'],
  ['more digits than a code has', '12345678', '123456'],
])('a code with %s is read as six digits', (_, typed, code) => {
  expect(digitsOf(typed)).toBe(code)
})

test.each([
  ['7h3kq-9wx2m', true],
  ['7H3KQ 9WX2M', true],
  ['7h3kq', false],
  ['7h3kq-9wx2m-1', false],
])('%s is a recovery code: %s', (typed, fits) => {
  expect(isRecoveryCode(typed)).toBe(fits)
})
