import { z } from 'zod'

/** The settings that are secrets, by their schemas. */
export const secretSettings = z.registry<Record<never, never>>()

/** Of 32 random bytes in base64 there are 43. */
const key = z.string().min(32)

/** Two or more are good at once, so that one can take another's place: the first signs, all verify. */
export type SigningKeys = readonly [string, ...string[]]

/** @param description what it is for, in the sentence of a start that fails */
export const secretSetting = (description: string) => key.describe(description).register(secretSettings, {})

/** Keys of one purpose after each other, with commas between them. */
export const keysSetting = (description: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.tuple([key], key))
    .describe(description)
    .register(secretSettings, {})

export const signingKeysSetting = (description: string) =>
  keysSetting(`${description}; the first signs, all verify`)

/** Words of every value that this repository shows: its examples, its tests, its demonstration. */
const shown =
  /replace.?me|change.?me|characters.or.more|example|password|secret|that.signs|rafiq.(test|demo)/i
const shortestPassword = 16

/** Whether a secret is one that everybody can read in the repository, or can guess. */
export function isGuessable(secret: string): boolean {
  return shown.test(secret) || new Set(secret).size < 8 || /(.)\1{15}/.test(secret)
}

/** Whether an address holds a password that everybody can guess; one without a password is its server's concern. */
export function hasGuessablePassword(address: string): boolean {
  // The further hosts of a cluster, which `URL` does not take.
  const oneHost = address.replace(/,[^/?@]*(?=[/?]|$)/, '')
  if (!URL.canParse(oneHost)) return false
  const password = decodeURIComponent(new URL(oneHost).password)
  return password !== '' && (password.length < shortestPassword || isGuessable(password))
}
