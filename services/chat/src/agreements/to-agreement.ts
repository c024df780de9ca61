import { type Agreement, type AgreementSections, noSections } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { otherOf, type Pair } from '../room-access/pair.ts'

interface Approvals {
  lowApprovedAt: Date | null
  highApprovedAt: Date | null
}

/** A version as it is stored. */
export interface StoredVersion extends Approvals {
  version: number
  sections: AgreementSections
  savedBy: string
  savedAt: Date
}

/** When each of the two approved, as one of them sees it. */
export function approvalsOf(
  { lowApprovedAt, highApprovedAt }: Approvals,
  { lowId }: Pair,
  memberId: string,
): { own: Date | null; other: Date | null } {
  return memberId === lowId
    ? { own: lowApprovedAt, other: highApprovedAt }
    : { own: highApprovedAt, other: lowApprovedAt }
}

/** When the second of the two approved; null where one of them has not. */
const agreedAt = ({ lowApprovedAt: low, highApprovedAt: high }: Approvals): Date | null =>
  low && high && (low > high ? low : high)

/**
 * @param versions the newest first
 * @throws NotFoundError for somebody who is neither of the two
 */
export function toAgreement(
  room: Pair & { id: string; name: string | null },
  versions: readonly StoredVersion[],
  memberId: string,
): Agreement {
  const otherId = otherOf(room, memberId)
  if (!otherId) throw new NotFoundError()
  const [newest, ...older] = versions
  const { own, other } = newest ? approvalsOf(newest, room, memberId) : { own: null, other: null }
  const [last] = newest && !agreedAt(newest) ? older.flatMap(toAgreed) : []
  return {
    chatRoomId: room.id,
    otherUser: { id: otherId, name: room.name },
    version: newest?.version ?? 0,
    sections: newest?.sections ?? noSections,
    savedById: newest?.savedBy ?? null,
    savedAt: newest?.savedAt.toISOString() ?? null,
    ownApprovedAt: own?.toISOString() ?? null,
    otherApprovedAt: other?.toISOString() ?? null,
    lastAgreed: last ?? null,
  }
}

function toAgreed(stored: StoredVersion) {
  const moment = agreedAt(stored)
  return moment
    ? [{ version: stored.version, sections: stored.sections, agreedAt: moment.toISOString() }]
    : []
}
