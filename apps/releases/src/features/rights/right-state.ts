import type { TeamRight } from '@rafiq/platform-contracts'

/** Milliseconds: whoever renews a token wants to know of its end two weeks before. */
const soon = 14 * 24 * 60 * 60_000

export type RightState = 'good' | 'expiring' | 'expired' | 'revoked'

/** What a token or a key is good for at a moment. */
export function rightState({ expiresAt, revokedAt }: TeamRight, now: number): RightState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'good'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left < soon ? 'expiring' : 'good'
}
