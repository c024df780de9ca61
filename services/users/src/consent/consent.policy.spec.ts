import { expect, test } from '@jest/globals'
import { mayAnswer } from './consent.policy.ts'

const decide = (session: string | null, onboarding: string | null) => () =>
  mayAnswer('me', { session, onboarding })

test('consent is accepted from a session or the onboarding cookie', () => {
  expect(decide('me', null)).not.toThrow()
  expect(decide(null, 'me')).not.toThrow()
  expect(decide('another', 'me')).not.toThrow()
})

test('consent for another member is rejected', () => {
  expect(decide('another', null)).toThrow(expect.objectContaining({ status: 403 }))
  expect(decide(null, 'another')).toThrow(expect.objectContaining({ status: 403 }))
})

test('consent of a visitor is rejected with 401', () => {
  expect(decide(null, null)).toThrow(expect.objectContaining({ status: 401 }))
})
