import type { ConnectionStatus, MatchLimit } from '@rafiq/contracts/connections'
import { isOpen } from '../../shared/contact-status.ts'

/** What a tap on the contact button leads to. */
export type ContactDecision = {
  /** The limit is known to be reached, and this would be one more. */
  blocked: boolean
  /** The contact is to be recorded; else it was before. */
  record: boolean
  /** The outcome is to be asked for. */
  ask: boolean
}

/** A new contact needs a free place (spec §9); one that was made already only opens WhatsApp again. */
export function decideContact(
  status: ConnectionStatus | null,
  limit: MatchLimit | undefined,
): ContactDecision {
  if (status !== null) return { blocked: false, record: false, ask: isOpen(status) }
  const blocked = limit !== undefined && limit.matchesShared >= limit.maxMatches
  return { blocked, record: !blocked, ask: !blocked }
}
