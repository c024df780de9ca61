import { addressKey, type RateLimitRule } from '@rafiq/service-kit'

const minutes = 15 * 60

/** 10 failures of one account from one address, 100 of an address altogether, in 15 minutes (design, HTTP contract). */
export const signInLimits: Record<'account' | 'address', RateLimitRule> = {
  account: { name: 'sign-in-account', points: 10, seconds: minutes },
  address: { name: 'sign-in-address', points: 100, seconds: minutes },
}

export function signInKeys(email: string, ip: string): Record<'account' | 'address', string> {
  const address = addressKey(ip)
  return { account: `${email} ${address}`, address }
}
