import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { settings } from '@rafiq/app-kit'
import { session, toastStore } from '@rafiq/platform/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../testing/render-shell.tsx'
import { Component as TestLogin } from './test-login.tsx'

const pages = [
  { path: '/test-login', Component: TestLogin },
  { index: true, element: <h1>Home page</h1> },
]

beforeEach(() => {
  sessionStorage.clear()
  settings.demo = true
})
afterEach(() => {
  session.end()
  settings.demo = false
})

async function open(language: 'ar' | 'en' = 'en') {
  renderShell({ at: '/test-login', language, pages })
  await screen.findByRole('heading', { level: 1 })
  const cards = within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((name) => within(name.closest('li') as HTMLElement))
  return { cards, user: userEvent.setup() }
}

test('test login page has two members with credentials that can be read and not changed, and the sample budget', async () => {
  const { cards } = await open()
  expect(cards).toHaveLength(2)
  for (const card of cards) {
    const email = card.getByLabelText<HTMLInputElement>('Email')
    const password = card.getByLabelText<HTMLInputElement>('Password')
    expect([email.readOnly, password.readOnly]).toEqual([true, true])
    expect(email.value).toMatch(/@rafiq\.test$/)
    expect(password.value).toBe('rafiq-demo-2025')
    card.getByText('$12,000-$15,000')
  }
})

test('test login page says that they are matched already and have an active chat', async () => {
  await open()
  screen.getByText('Two members to try the platform with. They are already matched and have an active chat.')
})

test('test login button signs in as its member, says so and goes home', async () => {
  answerCalls({ '/api/auth/login': { body: { token: 'fresh' } } })
  const { cards, user } = await open()
  await user.click(cards[1]?.getByRole('button', { name: 'Login as Faisal Al-Qahtani' }) as HTMLElement)
  await screen.findByRole('heading', { name: 'Home page' })
  expect(sessionStorage.getItem('userToken')).toBe('fresh')
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Login successful',
    description: 'Logged in as Faisal Al-Qahtani',
  })
  const body = JSON.stringify({ email: 'faisal@rafiq.test', password: 'rafiq-demo-2025' })
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/auth/login', expect.objectContaining({ body }))
})

test('test login page leads back home', async () => {
  await open()
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back to Home' })
  expect(back.getAttribute('href')).toBe('/')
})

test('test login page without demo accounts says that it is not available', async () => {
  settings.demo = false
  await open()
  screen.getByRole('heading', { name: 'Test login is not available here' })
  expect(screen.queryByText('rafiq-demo-2025')).toBeNull()
})
