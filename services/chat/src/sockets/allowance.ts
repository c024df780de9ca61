/** How many events a socket may send at this moment: `left` as it was at the time `at` (milliseconds). */
export interface Allowance {
  left: number
  at: number
}

/** At once, and how many come back each second. */
export interface AllowanceRule {
  burst: number
  perSecond: number
}

export function fullAllowance({ burst }: AllowanceRule, now: number): Allowance {
  return { left: burst, at: now }
}

/** Takes one; false where none is left. Changes the allowance in place: there is one for every socket. */
export function takeOne(allowance: Allowance, { burst, perSecond }: AllowanceRule, now: number): boolean {
  const regained = (Math.max(0, now - allowance.at) / 1000) * perSecond
  allowance.left = Math.min(burst, allowance.left + regained)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}
