import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { formatPhone, Phone } from './phone.tsx'

test.each([
  ['966551234567', '+966 55 123 4567'],
  ['+966551234567', '+966551234567'],
  ['20123', '+20123'],
])('phone %s reads %s', (digits, text) => {
  expect(formatPhone(digits)).toBe(text)
})

test('phone number is isolated from the text around it and runs from left to right', () => {
  render(<Phone digits="966551234567" />)
  const phone = screen.getByText('+966 55 123 4567')
  expect(phone.tagName).toBe('BDI')
  expect(phone.getAttribute('dir')).toBe('ltr')
})
