import { expect, test } from '@jest/globals'
import { passwordSchema } from '@rafiq/contracts/accounts'
import { acceptsPassword, policyFor } from './password-policy.ts'

test('the spec’s policy leaves the length of 6 to the contract', async () => {
  expect(await acceptsPassword('spec', '123456', 'a@b.sa')).toBe(true)
})

test.each([
  ['short', 'Mango-77-lamp'],
  ['a common password with digits', 'password123456789'],
  ['a row of keys', 'qwertyuiopasdfgh'],
  ['digits in order', '1234567890123456'],
  ['the name of the product', 'Rafiq-rafiq-RAFIQ'],
  ['a common word repeated', 'passwordpassword'],
  ['the address again', 'noura.salem-noura.salem'],
  ['one character repeated', 'aaaaaaaaaaaaaaaaaaaa'],
])('the strict policy refuses what is %s', async (_why, password) => {
  expect(await acceptsPassword('strict', password, 'noura.salem@example.com')).toBe(false)
})

test('password of 64 characters, and of 200, is taken by contract and policy', async () => {
  const phrase = 'dates-and-coffee-at-dusk in the courtyard, with cardamom and no sugar'
  expect(passwordSchema.parse(phrase)).toBe(phrase)
  expect(passwordSchema.safeParse(phrase.repeat(3).slice(0, 200)).success).toBe(true)
  expect(await acceptsPassword('strict', phrase, 'a@b.sa')).toBe(true)
})

test('the strict policy takes a long phrase, in any script', async () => {
  expect(await acceptsPassword('strict', 'dates-and-coffee-at-dusk', 'a@b.sa')).toBe(true)
  expect(await acceptsPassword('strict', 'قهوة وتمر عند الغروب', 'a@b.sa')).toBe(true)
})

test('staff have the strict policy everywhere, members the installation’s', () => {
  expect([policyFor('spec', 'moderator'), policyFor('spec', 'admin')]).toEqual(['strict', 'strict'])
  expect([policyFor('spec', 'user'), policyFor('strict', 'user')]).toEqual(['spec', 'strict'])
})
