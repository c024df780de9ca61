import { expect, test } from '@jest/globals'
import { excerpt } from './excerpt.ts'

test('a short message is told whole, on one line', () => {
  expect(excerpt('Rent is due\nin May', 'may')).toBe('Rent is due in May')
})

test('a long one from a little before what was searched for', () => {
  const long = `${'word '.repeat(30)}rent in May`
  expect(excerpt(long, 'RENT')).toMatch(/^… .{24}rent in May$/)
})

test('in whichever spelling it was written', () => {
  expect(excerpt(`${'كلام '.repeat(30)}الإيجار`, 'الايجار')).toMatch(/^… .*الإيجار$/)
})
