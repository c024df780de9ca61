import { expect, test } from '@jest/globals'
import { normalisePhone } from './phone.ts'

test.each([
  ['0551234567'],
  ['٠٥٥١٢٣٤٥٦٧'],
  ['+966 55 123 4567'],
  ['00966551234567'],
  ['966551234567'],
  ['9660551234567'],
  ['551234567'],
  ['(055) 123-4567'],
])('the phone %s is stored as 966551234567', (typed) => {
  expect(normalisePhone(typed)).toBe('966551234567')
})

test.each([[''], ['0451234567'], ['055123456'], ['05512345678'], ['+971551234567'], ['my phone']])(
  '%j is no Saudi mobile number',
  (typed) => {
    expect(normalisePhone(typed)).toBeNull()
  },
)
