import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { TextField } from './text-field.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('text field is named by its label and described by its hint, then its error', () => {
  renderUi(<TextField label="Name" hint="First name is enough" error="Name is missing" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(describedBy(input)).toEqual(['First name is enough', 'Name is missing'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('text field carries no description and no invalid state while all is well', () => {
  renderUi(<TextField label="Name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('text field writes e-mail addresses and phone numbers from left to right', () => {
  renderUi(
    <>
      <TextField label="Email" type="email" />
      <TextField label="Name" />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('dir')).toBe('ltr')
  expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('dir')).toBe(false)
})

test('text field is marked as optional', () => {
  renderUi(<TextField label="Bio" optional />)
  expect(screen.getByRole('textbox', { name: 'Bio (optional)' })).toBeTruthy()
})
