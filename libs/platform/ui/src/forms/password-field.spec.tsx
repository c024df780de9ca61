import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { PasswordField } from './password-field.tsx'

const input = () => screen.getByLabelText('Password')

test('password field shows and hides what was typed', async () => {
  const { user } = renderUi(<PasswordField label="Password" />)
  await user.type(input(), 'sand and palm')
  expect(input().getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input().getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input().getAttribute('type')).toBe('password')
})

test('password field says how strong the password is while it is typed', async () => {
  const { user } = renderUi(<PasswordField label="Password" meter />)
  await user.type(input(), '123456')
  expect(screen.getByText('Weak')).toBeTruthy()
  await user.clear(input())
  await user.type(input(), 'evening-light-2')
  expect(screen.getByText('Strong')).toBeTruthy()
})

test('password field takes what is pasted, and lets password managers fill it', async () => {
  const { user } = renderUi(<PasswordField label="Password" />)
  await user.click(input())
  await user.paste('x'.repeat(64))
  expect(input()).toHaveProperty('value', 'x'.repeat(64))
  expect(input().getAttribute('autocomplete')).toBe('current-password')
})
