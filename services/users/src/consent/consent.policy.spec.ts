import { expect, test } from '@jest/globals'
import { mayAnswer } from './consent.policy.ts'

const decide = (session: string | null, onboarding: string | null) => () =>
  mayAnswer('me', { session, onboarding })

test('a member answers by a session or by the onboarding cookie', () => {
  expect(decide('me', null)).not.toThrow()
  expect(decide(null, 'me')).not.toThrow()
  expect(decide('another', 'me')).not.toThrow()
})

test('nobody answers for somebody else', () => {
  expect(decide('another', null)).toThrow(expect.objectContaining({ status: 403 }))
  expect(decide(null, 'another')).toThrow(expect.objectContaining({ status: 403 }))
})

test('a stranger is asked to sign in', () => {
  expect(decide(null, null)).toThrow(expect.objectContaining({ status: 401 }))
})
