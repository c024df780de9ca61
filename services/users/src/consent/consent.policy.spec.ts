import { expect, test } from '@jest/globals'
import { isOnboarding, mayAnswer } from './consent.policy.ts'

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

const registered = new Date('2026-11-29T09:00:00Z')
const later = new Date('2026-11-29T09:00:01Z')

test.each([
  ['right after the registration', { role: 'user', sessionsValidFrom: registered }, true],
  ['once all sessions have ended', { role: 'user', sessionsValidFrom: later }, false],
  ['once the account is one of the team', { role: 'moderator', sessionsValidFrom: registered }, false],
] as const)('onboarding cookie %s', (_, member, stands) => {
  expect(isOnboarding({ createdAt: registered, ...member })).toBe(stands)
})
