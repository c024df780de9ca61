import { expect, test } from '@jest/globals'
import { parseAudience } from './audience.ts'
import { audienceText, isSameAudience } from './audience-text.ts'

test.each([
  ['language=ar', { language: ['ar'] }, 'language=ar'],
  [
    'role=staff  city=riyadh,jeddah',
    { role: ['staff'], city: ['riyadh', 'jeddah'] },
    'city=jeddah,riyadh role=staff',
  ],
  ['city=riyadh city=jeddah', { city: ['riyadh', 'jeddah'] }, 'city=jeddah,riyadh'],
])('audience %j is read, and written in one order', (text, audience, written) => {
  const { data } = parseAudience(text)
  expect(data).toEqual(audience)
  expect(data && audienceText(data)).toBe(written)
})

test.each([
  '',
  'staff',
  'role=',
  '=staff',
  'role=Staff',
  '__proto__=x',
  'role=staff,',
  'role=a=b',
  'city=الرياض',
])('audience %j is refused', (text) => {
  expect(parseAudience(text).success).toBe(false)
})

test('audiences are the same whatever the order of their parts', () => {
  expect(isSameAudience({ city: ['a', 'b'], role: ['x'] }, { role: ['x'], city: ['b', 'a'] })).toBe(true)
  expect(isSameAudience({ city: ['a'] }, { city: ['a', 'b'] })).toBe(false)
  expect(isSameAudience({ city: ['a'] }, undefined)).toBe(false)
})
