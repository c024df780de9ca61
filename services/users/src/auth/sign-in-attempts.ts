import { Injectable } from '@nestjs/common'
import { addressKey, RateLimiter, type RateLimitRule, TooManyRequestsError } from '@rafiq/service-kit'
import type { TokenPurpose } from '../mails/one-time-tokens.ts'
import { FailedSignIns } from './failed-sign-ins.ts'

const fifteenMinutes = 15 * 60

/** 10 failures of one account from one address, 100 of an address altogether, in 15 minutes (design, HTTP contract). */
const passwordOfAccount: RateLimitRule = { name: 'sign-in-account', points: 10, seconds: fifteenMinutes }
const passwordsFromAddress: RateLimitRule = { name: 'sign-in-address', points: 100, seconds: fifteenMinutes }

/** Whoever tries codes has the password: ten in fifteen minutes of one account, from wherever. */
const codesOfAccount: RateLimitRule = { name: 'second-factor-account', points: 10, seconds: fifteenMinutes }
const codesFromAddress: RateLimitRule = { name: 'second-factor-address', points: 60, seconds: fifteenMinutes }

/** A stolen session must not become a way to try passwords or codes. */
const ownConfirmations = {
  'step-up': { name: 'step-up', points: 10, seconds: fifteenMinutes },
  'current-password': { name: 'current-password', points: 10, seconds: fifteenMinutes },
} satisfies Record<string, RateLimitRule>

/** One mail of a kind per address and minute. */
const mailsToAddress = (purpose: TokenPurpose): RateLimitRule => ({
  name: `mail-${purpose}`,
  points: 1,
  seconds: 60,
})

/** What becomes of an attempt at a password that stays counted where nothing is said. */
interface PasswordAttempt {
  /** It was no guess: so were those before it. */
  forget(): Promise<void>
  /** It was not judged. */
  takeBack(): Promise<void>
}

/**
 * Attempts at passwords and codes. Each is counted before it is judged, so that a burst of parallel guesses gets no more
 * than a patient one, and a failed one goes into the account's record.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly failures: FailedSignIns,
  ) {}

  async countPassword(email: string, ip: string): Promise<PasswordAttempt> {
    const address = addressKey(ip)
    const account = `${email} ${address}`
    await this.limiter.consume(passwordsFromAddress, address)
    await this.limiter.consume(passwordOfAccount, account)
    const takeBackFromAddress = () => this.limiter.consume(passwordsFromAddress, address, -1)
    return {
      forget: async () => {
        await this.limiter.reset(passwordOfAccount, account)
        await takeBackFromAddress()
      },
      takeBack: async () => {
        await this.limiter.consume(passwordOfAccount, account, -1)
        await takeBackFromAddress()
      },
    }
  }

  async countCodeFrom(ip: string): Promise<void> {
    await this.limiter.consume(codesFromAddress, addressKey(ip))
  }

  /** @returns takes the account's attempts back, for a right code */
  async countCodeOf(memberId: string): Promise<() => Promise<void>> {
    await this.limiter.consume(codesOfAccount, memberId)
    return () => this.limiter.reset(codesOfAccount, memberId)
  }

  /** Within a session. @returns takes the attempts back, for one that succeeded */
  async countOwn(kind: keyof typeof ownConfirmations, memberId: string): Promise<() => Promise<void>> {
    const rule = ownConfirmations[kind]
    await this.limiter.consume(rule, memberId)
    return () => this.limiter.reset(rule, memberId)
  }

  /** Whether a mail to this address may be asked for; the answer to a client does not tell. */
  async mayMail(email: string, purpose: TokenPurpose): Promise<boolean> {
    try {
      await this.limiter.consume(mailsToAddress(purpose), email)
      return true
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false
      throw error
    }
  }

  /** What was shown for this account was wrong. */
  failed(memberId: string): Promise<void> {
    return this.failures.count(memberId)
  }
}
