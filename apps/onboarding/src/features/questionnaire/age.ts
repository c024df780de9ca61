import { foldDigits, limits } from '@rafiq/contracts'

/** The age as typed, in any digits; null while it is no whole number. */
export function parseAge(typed: string): number | null {
  const digits = foldDigits(typed).trim()
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}

/** Below 18 blocks Next and submit (spec §5). Zero counts as not answered. */
export function isUnderAge(typed: string): boolean {
  const age = parseAge(typed)
  return age !== null && age > 0 && age < limits.age.min
}

/** While it is being typed a single digit may become an adult's age, so the notice waits for two. */
export const showsAgeNotice = (typed: string, judged: boolean): boolean =>
  isUnderAge(typed) && (judged || (parseAge(typed) ?? 0) >= 10)
