import { limits } from '@rafiq/contracts'
import { isStaff, type Role } from '@rafiq/contracts/accounts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** `spec` asks for 6 characters (spec §5); `strict` for 15 that are hard to guess. */
export type PasswordPolicy = 'spec' | 'strict'

/** Words that somebody who knows where the password belongs tries first (docs/security.md, Passwords). */
const contextWords = ['rafiq', 'رفيق', 'roommate', 'saudi', 'riyadh', 'jeddah', 'السعودية', 'الرياض']

/** Guesses that a strict password withstands: what an attacker with the hash makes in weeks on one machine. */
const enoughGuesses = 1e10

/** Different characters that must be left without the words of the context and the address. */
const leastRest = 6

/** Whether little is left of the password without the product's words and the address, which anybody tries first. */
function isMadeOfContext(password: string, context: readonly string[]): boolean {
  const rest = context.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  return new Set(rest).size < leastRest
}

/** Staff choose strict passwords everywhere. */
export const policyFor = (policy: PasswordPolicy, role: Role): PasswordPolicy =>
  isStaff(role) ? 'strict' : policy

/** Whether the policy takes this password; the length that the spec demands is checked by the contract already. */
export async function acceptsPassword(
  policy: PasswordPolicy,
  password: string,
  email: string,
): Promise<boolean> {
  if (policy === 'spec') return true
  if (password.length < limits.password.strictMin) return false
  const name = email.split('@')[0] ?? ''
  const context = [...contextWords, email, name].filter((word) => word.length >= 4)
  if (isMadeOfContext(password, context)) return false
  return (await estimateGuesses(password, context)) >= enoughGuesses
}

/** Beyond these characters a password is long enough whatever follows, and the estimate would take too long. */
const longestEstimated = 100

let estimator: Promise<ZxcvbnFactory> | undefined

/** With the 49,000 passwords that leaks show most often; read when the first password is estimated, 0.1 s. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs })
}

/**
 * How many guesses an attacker needs who knows leaked passwords, keyboard patterns, dates and these words.
 *
 * @param words in lower case
 */
async function estimateGuesses(password: string, words: readonly string[]): Promise<number> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, longestEstimated), [...words]).guesses
}
