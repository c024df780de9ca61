import { expect, test } from '@jest/globals'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['secret', 1],
  ['12345678', 1],
  ['hgfedcba', 1],
  ['abababababababab', 1],
  ['palmhouse', 2],
  ['palmHouse9!', 3],
  ['palm house by', 3],
  ['palm house in the evening', 4],
  ['PalmHouse-2025', 4],
  ['بيتنا قريب من الواحة', 4],
])('password %s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
