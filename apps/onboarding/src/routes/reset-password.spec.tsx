import { beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiAnswers, apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, screen } from '@testing-library/react'
import { show } from '../testing/show.tsx'

const check = 'POST /api/auth/reset-password/check'
const reset = 'POST /api/auth/reset-password'
const forgot = 'POST /api/auth/forgot-password'
const invalid = 'Invalid or expired reset link'
const refused = { status: 400, body: { code: 'invalid-reset-link', message: invalid } }

beforeEach(cleanup)

const open = (answers: ApiAnswers, path = '/reset-password?token=abc') => {
  const calls = apiAnswers(answers)
  return { calls, ...show(path) }
}
const password = () => screen.queryByLabelText('New password')

describe('a link that still works', () => {
  const works = { [check]: { status: 200, body: { valid: true } } }

  test('shows its form only after the server said so, and saves the password once for a double press', async () => {
    const { calls, user } = open({ ...works, [reset]: { status: 204 } })
    expect(password()).toBeNull()
    await user.type(await screen.findByLabelText('New password'), 'morning-light-8')
    await user.dblClick(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByRole('heading', { name: 'Your password is changed' })
    expect(calls).toEqual([
      { method: 'POST', path: '/api/auth/reset-password/check', body: { token: 'abc' } },
      {
        method: 'POST',
        path: '/api/auth/reset-password',
        body: { token: 'abc', password: 'morning-light-8' },
      },
    ])
  })

  test('has its form say why a password is refused, with the focus on it', async () => {
    const weak = { status: 422, body: { code: 'weak-password', message: 'x' } }
    const { user } = open({ ...works, [reset]: weak })
    await user.type(await screen.findByLabelText('New password'), 'morning-light-8')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByText(/^Please choose a longer password/)
    expect(document.activeElement).toBe(password())
  })

  test('and ends before it is used leaves its form for what happened', async () => {
    const { user } = open({ ...works, [reset]: refused })
    await user.type(await screen.findByLabelText('New password'), 'morning-light-8')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByRole('heading', { name: invalid })
    expect(password()).toBeNull()
  })
})

test.each([
  ['that was used or is too old', '/reset-password?token=abc'],
  ['without a token', '/reset-password'],
  ['with an empty token', '/reset-password?token='],
])('a link %s has no form for a password, and sends a new link from there', async (_, path) => {
  const answers = { [check]: { status: 200, body: { valid: false } }, [forgot]: { status: 202 } }
  const { calls, user } = open(answers, path)
  await screen.findByRole('heading', { name: invalid })
  expect(password()).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'noura@rafiq.test')
  await user.dblClick(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: 'The link is on its way' })
  expect(calls.filter(({ path: asked }) => asked === '/api/auth/forgot-password')).toHaveLength(1)
  expect(calls.at(-1)).toMatchObject({
    path: '/api/auth/forgot-password',
    body: { email: 'noura@rafiq.test' },
  })
})

test('a link that cannot be checked now is not called invalid, and can be tried again', async () => {
  let valid = false
  const { user } = open({
    [check]: async () =>
      valid
        ? { status: 200, body: { valid } }
        : { status: 503, body: { code: 'unavailable', message: 'unavailable' } },
  })
  await screen.findByRole('heading', { name: 'Your link could not be checked right now' })
  expect(password()).toBeNull()
  valid = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('New password')
})
