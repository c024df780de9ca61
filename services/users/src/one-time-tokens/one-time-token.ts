import { createHash, randomBytes } from 'node:crypto'

/** What a link in a mail is good for, and for how long (hours). */
export const tokenHours = { 'verify-email': 24, 'reset-password': 1 } as const
export type TokenPurpose = keyof typeof tokenHours

/** 256 random bits for a link; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const tokenExpiry = (purpose: TokenPurpose, now: Date): Date =>
  new Date(now.getTime() + tokenHours[purpose] * 3_600_000)
