import { expect, test } from '@jest/globals'
import type { ErrorBody } from '@rafiq/contracts'
import { ApiError } from '@rafiq/platform'
import { submitProblem } from './submit-problem.ts'

const rejection = (status: number, body: ErrorBody) =>
  new ApiError({ status, text: JSON.stringify(body), body, retryAfter: null })

test("an e-mail in use is recognised by the error's code", () => {
  const taken = rejection(409, { code: 'email-exists', message: 'User with this email already exists' })
  expect(submitProblem(taken)).toEqual({ kind: 'account-exists' })
})

test("an e-mail in use is recognised by the error's sentence too", () => {
  const text = 'The account already exists'
  const taken = new ApiError({ status: 409, text, body: null, retryAfter: null })
  expect(submitProblem(taken)).toEqual({ kind: 'account-exists' })
})

test("the server's issues become problems of the form's answers, and of no other field", () => {
  const refused = rejection(400, {
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

test('any other failure of a submit has no problem of an answer', () => {
  expect(submitProblem(new Error('boom'))).toEqual({ kind: 'other' })
  expect(submitProblem(rejection(503, { code: 'unavailable', message: 'x' }))).toEqual({ kind: 'other' })
})
