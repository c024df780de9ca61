import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { limits } from '@rafiq/contracts'

/** Crockford's Base32: nothing in it is taken for something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** A code as it is kept and compared: without the hyphen in which it is shown. 50 random bits. */
const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: limits.factors.recoveryCodes }, newCode)

export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * Argon2id with the salt of the set: 50 bits are too few for a plain hash (ASVS 5.0, 6.5.2), and with one salt for the
 * set one hash finds the code among the ten.
 */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: Buffer.from(salt, 'base64url') }
  return (await hashRaw(code, options)).toString('base64url')
}
