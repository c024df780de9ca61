import { expect, test } from '@jest/globals'
import type { ErrorCode } from '@rafiq/contracts'
import { contactError } from './contact-error.ts'

test.each<[number, ErrorCode]>([
  [401, 'unauthorized'],
  [403, 'account-paused'],
  [404, 'not-found'],
  [422, 'contact-limit'],
  [429, 'too-many-requests'],
])('a contact rejected with %i %s is an error with the same code', (status, code) => {
  expect(contactError(status, { code, message: 'why' })).toMatchObject({ status, code })
})

test.each<[number, unknown]>([
  [500, { code: 'internal', message: 'why' }],
  [503, { code: 'unavailable', message: 'why' }],
  [403, 'forbidden'],
  [404, {}],
])('a contact answered with %i %j means that the connections service is unavailable', (status, body) => {
  expect(contactError(status, body)).toMatchObject({ status: 503, code: 'unavailable' })
})
