import type { AwayNoticeKind, AwayNotices, NoticeWay } from '@rafiq/contracts/members'
import type { Member } from '../members/member.entity.ts'
import { quietUntil } from './quiet-hours.ts'

/** What holds when a notice could be sent. */
export interface NoticeSituation {
  kind: AwayNoticeKind
  way: NoticeWay
  now: Date
  wanted: AwayNotices
  member: Pick<Member, 'emailVerifiedAt' | 'ownActive' | 'pausedByStaff'>
  /** Whom it is about: null for new matches. */
  other: {
    /** By a block, a contact that failed, or a mark of either. */
    hidden: boolean
    pausedByStaff: boolean
  } | null
  /** Whether what it tells of is still so: unread, unanswered. */
  holds: boolean
}

export type NoticeDecision = { what: 'drop' } | { what: 'wait'; until: Date } | { what: 'send' }

/** Whether a notice goes out, and when. What is dropped is not made up for later. */
export function decideNotice(situation: NoticeSituation): NoticeDecision {
  const { kind, way, now, wanted, member, other, holds } = situation
  // Whoever is paused can neither answer nor contact: there is nothing to come back for.
  const present = member.emailVerifiedAt !== null && member.ownActive && !member.pausedByStaff
  const mayHear = !other?.hidden && !other?.pausedByStaff
  if (!wanted[way][kind] || !present || !mayHear || !holds) return { what: 'drop' }
  const until = quietUntil(now, wanted.quietHours)
  return until ? { what: 'wait', until } : { what: 'send' }
}

/** The last notice of a kind about one person, and the sequence that it is of. */
export interface KnownNotice {
  sequence: number
  sentAt?: Date | null | undefined
}

/** What happened: its sequence, and up to where the member has seen what was before it. */
export interface Happening {
  sequence: number
  readSequence: number
}

/**
 * Whether something is news: not what is known already (events come twice), and after a notice was sent only once the
 * member has read what it told of, so that a room has one notice until it is read.
 */
export function isNewUnread(known: KnownNotice | null, { sequence, readSequence }: Happening): boolean {
  if (!known) return true
  if (sequence <= known.sequence) return false
  return !known.sentAt || readSequence >= known.sequence
}
