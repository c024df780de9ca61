import { expect, test } from '@jest/globals'
import { onboardingSeconds, readOnboarding, signOnboarding } from './onboarding-cookie.ts'

const now = new Date('2026-01-01T00:00:00Z')
const cookie = signOnboarding(['key'], 'member', now)
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('onboarding cookie names its member for an hour', () => {
  expect(readOnboarding(['key'], cookie, later(onboardingSeconds - 1))).toBe('member')
  expect(readOnboarding(['key'], cookie, later(onboardingSeconds))).toBeNull()
})

test('onboarding cookie cannot be made for another member, prolonged or guessed', () => {
  const [, expires, signature] = cookie.split('.')
  expect(readOnboarding(['key'], `another.${expires}.${signature}`, now)).toBeNull()
  expect(readOnboarding(['key'], `member.${Number(expires) + 9}.${signature}`, now)).toBeNull()
  expect(readOnboarding(['other key'], cookie, now)).toBeNull()
  expect(readOnboarding(['key'], undefined, now)).toBeNull()
  expect(readOnboarding(['key'], 'nonsense', now)).toBeNull()
})
