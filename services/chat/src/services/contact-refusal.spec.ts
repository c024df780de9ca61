import { expect, test } from '@jest/globals'
import type { ErrorCode } from '@rafiq/contracts'
import { contactRefusal } from './contact-refusal.ts'

test.each<[number, ErrorCode]>([
  [401, 'unauthorized'],
  [403, 'account-paused'],
  [404, 'not-found'],
  [422, 'contact-limit'],
  [429, 'too-many-requests'],
])('%i %s is passed on', (status, code) => {
  expect(contactRefusal(status, { code, message: 'why' })).toMatchObject({ status, code })
})

test.each<[number, unknown]>([
  [500, { code: 'internal', message: 'why' }],
  [503, { code: 'unavailable', message: 'why' }],
  [403, 'forbidden'],
  [404, {}],
])('%i %j means that the service is away', (status, body) => {
  expect(contactRefusal(status, body)).toMatchObject({ status: 503, code: 'unavailable' })
})
