import { Inject, Injectable } from '@nestjs/common'
import { onboardingCookie } from '@rafiq/contracts/accounts'
import {
  Clock,
  isSecure,
  readCookie,
  SETTINGS,
  type SigningKeys,
  signClaims,
  verifyClaims,
  writeCookie,
} from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

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

/** The cookie by which a new member answers the consent question before there is a session. */
@Injectable()
export class OnboardingCookies {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** The header that sets it. */
  setCookie(memberId: string): string {
    const value = signOnboarding(this.settings.ONBOARDING_KEYS, memberId, this.clock.now())
    return writeCookie(onboardingCookie, value, {
      seconds: onboardingSeconds,
      secure: isSecure(this.settings),
    })
  }

  /** The member whom it names; null without one, and for one that was altered or has expired. */
  read(cookies: string | undefined): string | null {
    const cookie = readCookie(cookies, onboardingCookie, isSecure(this.settings))
    return readOnboarding(this.settings.ONBOARDING_KEYS, cookie, this.clock.now())
  }
}
