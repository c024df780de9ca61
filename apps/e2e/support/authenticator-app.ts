import { generateSync } from 'otplib'

const step = 30

/** The code that an authenticator app shows, or the one after it: each is taken once. */
export const codeOf = (secret: string, { next = false } = {}): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (next ? step : 0) })
