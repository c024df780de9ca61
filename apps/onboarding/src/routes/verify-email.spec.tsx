import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { resendWait, secondsLeft } from '../shared/resend-wait.ts'
import { show } from '../testing/show.tsx'

const verify = 'POST /api/auth/verify-email'
const resend = 'POST /api/auth/resend-verification'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a valid verification link verifies once and leads to sign-in', async () => {
  const calls = apiAnswers({ [verify]: { status: 204 } })
  show('/verify-email?token=abc')
  await screen.findByRole('heading', { name: 'Your email is verified' })
  expect(calls).toEqual([{ method: 'POST', path: '/api/auth/verify-email', body: { token: 'abc' } }])
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})

test('an expired verification link offers another', async () => {
  const body = { code: 'invalid-verification-link', message: 'Invalid or expired verification link' }
  const calls = apiAnswers({ [verify]: { status: 400, body }, [resend]: { status: 202 } })
  const { user } = show('/verify-email?token=abc')
  await screen.findByRole('heading', { name: 'Invalid or expired verification link' })
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'noura@rafiq.test')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(shownToast()?.title).toBe('A new link is on its way'))
  expect(calls[1]?.body).toEqual({ email: 'noura@rafiq.test' })
  const again = screen.getByRole<HTMLButtonElement>('button', { name: /You can send again in \d+ seconds/ })
  expect(again.disabled).toBe(false)
  expect(document.activeElement).toBe(again)
  await user.click(again)
  expect(calls).toHaveLength(2)
})

test('a verification while the service is down can be tried again, and does not count as a bad link', async () => {
  apiAnswers({ [verify]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  show('/verify-email?token=abc')
  await screen.findByRole('button', { name: 'Try again' })
})

test('/verify-email without a link says where the message went', async () => {
  show('/verify-email', 'ar')
  await screen.findByRole('heading', { name: 'الرسالة في بريدك' })
})

test('the wait between two verification mails survives a reload', async () => {
  resendWait.start(Date.now())
  show('/verify-email')
  await screen.findByRole('button', { name: /You can send again in/ })
})

test('the wait between two verification mails counts whole seconds down to 0', () => {
  expect([secondsLeft(61_000, 1_000), secondsLeft(1_500, 1_000), secondsLeft(0, 1_000)]).toEqual([60, 1, 0])
})
