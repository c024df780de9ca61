import type { BlockedMember } from '@rafiq/contracts'
import type { BlockRow } from './block.repository.ts'

/** The blocks that hold, as their member sees them. */
export function toBlockedMembers(rows: readonly BlockRow[]): BlockedMember[] {
  return rows
    .filter(({ liftedAt }) => liftedAt === null)
    .map(({ id, name, blockedAt }) => ({ id, name, blockedAt: blockedAt.toISOString() }))
}
