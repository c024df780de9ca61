import { expect, test } from '@jest/globals'
import { acceptsPassword, policyFor } from './password-policy.ts'

test('the spec’s policy leaves the length of 6 to the contract', () => {
  expect(acceptsPassword('spec', '123456', 'a@b.sa')).toBe(true)
})

test.each([
  ['short', 'Mango-77-lamp'],
  ['a common word repeated', 'passwordpassword'],
  ['the address again', 'noura.salem-noura.salem'],
  ['one character repeated', 'aaaaaaaaaaaaaaaaaaaa'],
])('the strict policy refuses what is %s', (_why, password) => {
  expect(acceptsPassword('strict', password, 'noura.salem@example.com')).toBe(false)
})

test('the strict policy takes a long phrase, in any script', () => {
  expect(acceptsPassword('strict', 'dates-and-coffee-at-dusk', 'a@b.sa')).toBe(true)
  expect(acceptsPassword('strict', 'قهوة وتمر عند الغروب', 'a@b.sa')).toBe(true)
})

test('staff have the strict policy everywhere, members the installation’s', () => {
  expect([policyFor('spec', 'moderator'), policyFor('spec', 'admin')]).toEqual(['strict', 'strict'])
  expect([policyFor('spec', 'user'), policyFor('strict', 'user')]).toEqual(['spec', 'strict'])
})
