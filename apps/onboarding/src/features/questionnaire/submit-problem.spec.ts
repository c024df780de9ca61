import { expect, test } from '@jest/globals'
import type { ErrorBody } from '@rafiq/contracts'
import { ApiError } from '@rafiq/platform'
import { submitProblem } from './submit-problem.ts'

const refusal = (status: number, body: ErrorBody) =>
  new ApiError({ status, text: JSON.stringify(body), body, retryAfter: null })

test('knows a taken e-mail by its code', () => {
  const taken = refusal(409, { code: 'email-exists', message: 'User with this email already exists' })
  expect(submitProblem(taken)).toEqual({ kind: 'account-exists' })
})

test('knows it by its sentence too', () => {
  const text = 'The account already exists'
  const taken = new ApiError({ status: 409, text, body: null, retryAfter: null })
  expect(submitProblem(taken)).toEqual({ kind: 'account-exists' })
})

test('gives the answers that the server refused, and no field that the form does not have', () => {
  const refused = refusal(400, {
    code: 'malformed',
    message: 'Some of the details',
    issues: [
      { path: 'age', message: 'too young' },
      { path: 'profilePhoto.type', message: 'wrong type' },
      { path: 'unknown', message: 'x' },
    ],
  })
  expect(submitProblem(refused)).toEqual({
    kind: 'answers',
    problems: new Map([
      ['age', 'too young'],
      ['profilePhoto', 'wrong type'],
    ]),
  })
})

test('anything else is for the toast alone', () => {
  expect(submitProblem(new Error('boom'))).toEqual({ kind: 'other' })
  expect(submitProblem(refusal(503, { code: 'unavailable', message: 'x' }))).toEqual({ kind: 'other' })
})
