import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { credentials } from '../shared/credentials.ts'
import { show } from '../testing/show.tsx'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const boxes = [/18 years or older/, /Terms of Service/, /Privacy Policy/]

test('the register form waits for all three confirmations, then keeps e-mail and password for the questionnaire', async () => {
  const { user } = show('/register')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'noura@rafiq.test')
  await user.type(screen.getByLabelText('Password'), 'sand-and-palm')
  for (const name of boxes) {
    expect(button().disabled).toBe(true)
    await user.click(box(name))
  }
  await user.click(button())
  await screen.findByRole('heading', { name: 'Account and home' })
  expect(credentials.read()).toEqual({ email: 'noura@rafiq.test', password: 'sand-and-palm' })
})

test('the register form refuses a short password and a wrong address beside their fields', async () => {
  const { user } = show('/register')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'noura')
  await user.type(screen.getByLabelText('Password'), '12345')
  for (const name of boxes) await user.click(box(name))
  await user.click(button())
  await screen.findByText('Password must be at least 6 characters long')
  screen.getByText('Please enter a valid email address')
  expect(credentials.read()).toBeNull()
})

test('the register form says what a withdrawn confirmation means', async () => {
  const { user } = show('/register')
  await screen.findByRole('textbox', { name: 'Email' })
  for (const name of boxes) {
    await user.click(box(name))
    await user.click(box(name))
    await user.tab()
  }
  await screen.findByText('You must confirm you are 18 years or older')
  await screen.findByText('You must accept the Terms of Service')
  await screen.findByText('You must accept the Privacy Policy')
})

test('the register form opens the documents in a new tab and keeps what was typed over a reload, but no password', async () => {
  const { user, unmount } = show('/register')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'noura@rafiq.test')
  await user.type(screen.getByLabelText('Password'), 'sand-and-palm')
  await user.click(box(/18 years/))
  expect(screen.getByRole('link', { name: /Terms of Service/ }).getAttribute('target')).toBe('_blank')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sand-and-palm')
  unmount()
  show('/register')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(email.value).toBe('noura@rafiq.test')
  expect((box(/18 years/) as HTMLInputElement).checked).toBe(true)
})

test('the register form says what a withdrawn confirmation means in Arabic too', async () => {
  const { user } = show('/register', 'ar')
  for (const agreement of await screen.findAllByRole('checkbox')) {
    await user.click(agreement)
    await user.click(agreement)
    await user.tab()
  }
  await screen.findByText('يجب تأكيد أن العمر 18 سنة أو أكثر')
  await screen.findByText('يجب الموافقة على شروط الخدمة')
  await screen.findByText('يجب الموافقة على سياسة الخصوصية')
})

test('the register page leads somebody with an account to login', async () => {
  show('/register')
  const link = await screen.findByRole('link', { name: 'Login' })
  expect(link.getAttribute('href')).toBe('/login')
})

test.each([
  ['Email', '', 'sand-and-palm', 'Please enter a valid email address'],
  ['Password', 'noura@rafiq.test', '', 'Password must be at least 6 characters long'],
] as const)('the register form without %s does not continue', async (_field, email, password, problem) => {
  const { user } = show('/register')
  const field = await screen.findByRole('textbox', { name: 'Email' })
  if (email) await user.type(field, email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  for (const name of boxes) await user.click(box(name))
  await user.click(button())
  await screen.findByText(problem)
  screen.getByRole('heading', { name: 'Create your account' })
  expect(credentials.read()).toBeNull()
})

test('the register page is in Arabic', async () => {
  show('/register', 'ar')
  await waitFor(() => screen.getByRole('heading', { name: 'إنشاء حساب' }))
  screen.getByRole('checkbox', { name: 'أؤكد أن عمري 18 سنة أو أكثر' })
})
