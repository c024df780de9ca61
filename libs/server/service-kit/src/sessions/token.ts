import { createHash, randomBytes } from 'node:crypto'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenPattern.test(value)
}

/** What a token is kept under: whoever reads Redis finds no token there. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
