import { expect, test } from '@jest/globals'
import { isUnderAge, parseAge, showsAgeNotice } from './age.ts'

test('an age is read from Arabic, Persian and ASCII digits', () => {
  expect([parseAge('٢٥'), parseAge('۲۵'), parseAge(' 25 ')]).toEqual([25, 25, 25])
  expect([parseAge(''), parseAge('2.5'), parseAge('-20'), parseAge('1000')]).toEqual([null, null, null, null])
})

test('17 is under age, 18 and an empty age are not', () => {
  expect([isUnderAge('17'), isUnderAge('18'), isUnderAge(''), isUnderAge('0')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('the age notice waits for a second digit or for leaving the field', () => {
  expect(showsAgeNotice('1', false)).toBe(false)
  expect(showsAgeNotice('1', true)).toBe(true)
  expect(showsAgeNotice('15', false)).toBe(true)
})
