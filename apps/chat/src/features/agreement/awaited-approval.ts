import type { Agreement } from '@rafiq/contracts/chat'

type Approvals = Pick<Agreement, 'version' | 'savedById' | 'otherUser' | 'ownApprovedAt' | 'otherApprovedAt'>

/**
 * Which approval the newest version waits for from the caller: the second, after the other one's, or the first of what the
 * other one wrote. Null where they have approved it, and where the caller wrote it and nobody has.
 */
export function awaitedApproval(agreement: Approvals): 'first' | 'second' | null {
  const { version, savedById, otherUser, ownApprovedAt, otherApprovedAt } = agreement
  if (version === 0 || ownApprovedAt !== null) return null
  if (otherApprovedAt !== null) return 'second'
  return savedById === otherUser.id ? 'first' : null
}
