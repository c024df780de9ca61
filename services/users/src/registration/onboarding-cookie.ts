import { type SigningKeys, signClaims, verifyClaims } from '@rafiq/service-kit'

/** How long a new member may answer the consent question before the e-mail is verified, in seconds. */
export const onboardingSeconds = 3600

/** The value of the `onboarding` cookie: it names one member and an end, and is good for that member's consent only. */
export function signOnboarding(keys: SigningKeys, memberId: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + onboardingSeconds)
  return [memberId, expires, signClaims(keys, 'onboarding', [memberId, expires])].join('.')
}

/** The member whom the cookie names; null when it was altered or has expired. */
export function readOnboarding(keys: SigningKeys, cookie: string | undefined, now: Date): string | null {
  const [memberId, expires, signature] = cookie?.split('.') ?? []
  if (!memberId || !expires || !signature || Number(expires) * 1000 <= now.getTime()) return null
  return verifyClaims(keys, 'onboarding', [memberId, expires], signature) ? memberId : null
}
