import { limits } from '@rafiq/contracts'

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

export type ContactRefusal = 'paused' | 'exists' | 'no-match' | 'limit'

/** Why a contact may not be made; null where it may (design, Connections; spec §9: 6 at most). */
export function contactRefusal(situation: ContactSituation): ContactRefusal | null {
  if (!situation.callerActive) return 'paused'
  // First: a contact that a block hides is not there.
  if (situation.blocked) return 'no-match'
  if (situation.exists) return 'exists'
  if (!situation.matched) return 'no-match'
  return situation.open >= limits.openContacts ? 'limit' : null
}
