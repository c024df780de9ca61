import { generateSecret, generateURI, verifySync } from 'otplib'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20
/** Seconds by which a phone's clock may be off, either way. */
const tolerance = 30

export const newTotpSecret = (): string => generateSecret({ length: secretBytes })

/** What an authenticator app reads from the QR code. @param account how the app names it: the e-mail address */
export const totpUri = (secret: string, account: string): string =>
  generateURI({ issuer: 'Rafiq', label: account, secret })

/** The time step that a code belongs to (RFC 6238, six digits, 30 seconds, SHA-1); null: it is of none near now. */
export function totpStep(secret: string, token: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
