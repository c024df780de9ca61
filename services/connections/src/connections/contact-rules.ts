import { limits } from '@rafiq/contracts'
import type { ConnectionStatus, Outcome } from '@rafiq/contracts/connections'

/** Contacts that still wait for an answer; only these count for the limit. */
export const openStatuses = ['contacted', 'pending_response'] as const satisfies readonly ConnectionStatus[]

const day = 86_400_000

/** Milliseconds. */
const waitingTime = limits.contactDays * day
const reminderTime = limits.answerReminderDays * day

/** An outcome may still be told of these: who waited in vain may be answered all the same. */
export const unsettledStatuses: readonly ConnectionStatus[] = [...openStatuses, 'expired']

/** A contact made then or before waits no longer, unless it was answered (design, Connections). */
export const waitsSince = (now: Date): Date => new Date(now.getTime() - waitingTime)

/** A contact made then or before, which still waits, is to be reminded of. */
export const remindsOf = (now: Date): Date => new Date(now.getTime() - reminderTime)

/** What the time does to a contact: how far it is, since when, and when the other first answered, if ever. */
type Waiting = { status: ConnectionStatus; contactedAt: Date; answeredAt: Date | null }

/** How far a contact is at this moment, also before `ExpireContacts` has come to write it down. */
export const statusAt = (contact: Waiting, now: Date): ConnectionStatus =>
  isWaiting(contact) && contact.contactedAt <= waitsSince(now) ? 'expired' : contact.status

/** When a contact expires; null for one that does not: answered, settled, or expired already. */
export function expiryOf(contact: Waiting, now: Date): Date | null {
  if (!isWaiting(contact) || statusAt(contact, now) === 'expired') return null
  return new Date(contact.contactedAt.getTime() + waitingTime)
}

type Answerable = { status: ConnectionStatus; answeredAt?: Date | null | undefined; version: number }

/**
 * What an answer of the other changes: the first one is kept, and a contact that had expired is alive again. Null where it
 * changes nothing.
 */
export function answered({ status, answeredAt, version }: Answerable, now: Date) {
  if (answeredAt || !unsettledStatuses.includes(status)) return null
  const revived = status === 'expired'
  return {
    answeredAt: now,
    ...(revived && { status: 'contacted' as const, version: version + 1 }),
  }
}

const isOpen = (status: ConnectionStatus) => openStatuses.some((open) => open === status)
const isWaiting = ({ status, answeredAt }: Waiting) => isOpen(status) && !answeredAt

/** What holds at the moment of a contact, with the caller's contacts locked. */
export interface ContactSituation {
  /** The caller takes part in matching: by own wish, and not paused by staff. */
  callerActive: boolean
  /** One of the two blocks the other. */
  blocked: boolean
  /** This contact was made before, however it ended. */
  exists: boolean
  /** The two are each other's match, and both accounts are still there. */
  matched: boolean
  /** The caller's contacts that still wait. */
  open: number
}

export type ContactObstacle = 'paused' | 'exists' | 'no-match' | 'limit'

/** Why a contact may not be made; null where it may (design, Connections; spec §9: 6 at most). */
export function contactObstacle(situation: ContactSituation): ContactObstacle | null {
  if (!situation.callerActive) return 'paused'
  // First: a contact that a block hides is not there.
  if (situation.blocked) return 'no-match'
  if (situation.exists) return 'exists'
  if (!situation.matched) return 'no-match'
  return situation.open >= limits.openContacts ? 'limit' : null
}

/** How a contact ends: by the outcome that its maker tells, or by the kind no of the other. */
export type ContactEnd = Outcome | 'declined'

/** What an end changes; null where the contact has one already, which stays (spec §4). */
export function settled(
  { status, version }: { status: ConnectionStatus; version: number },
  end: ContactEnd,
  now: Date,
) {
  return unsettledStatuses.includes(status) ? { status: end, respondedAt: now, version: version + 1 } : null
}
