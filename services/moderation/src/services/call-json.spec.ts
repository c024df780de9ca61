import { expect, test } from '@jest/globals'
import { errorOfAnswer } from './call-json.ts'

test.each([
  [400, 'malformed'],
  [403, 'forbidden'],
  [403, 'account-paused'],
  [404, 'not-found'],
  [409, 'conflict'],
  [422, 'last-admin'],
] as const)('service answer %d %s is passed on', (status, code) => {
  expect(errorOfAnswer(status, { message: 'x', code })).toMatchObject({ status, code })
})

test.each([
  [401, { message: 'x', code: 'unauthorized' }],
  [500, { message: 'x', code: 'internal' }],
  [404, 'no body of ours'],
  [302, null],
])('service answer %d with %j means that the service is unavailable', (status, body) => {
  expect(errorOfAnswer(status, body)).toMatchObject({ status: 503, code: 'unavailable' })
})
