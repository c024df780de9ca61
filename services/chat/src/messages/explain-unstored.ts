/** What held at the moment at which a message was not stored. */
export interface Situation<Row> {
  /** What the sender has stored in the room under the same client id. */
  stored: Row | null
  /** The sender is one of the room's two members, and no block hides it. */
  isMember: boolean
  isActive: boolean
}

/** Why a message may not be stored. `changed`: nothing speaks against it any more, so trying again makes sense. */
export type UnstoredReason = 'no-room' | 'paused' | 'changed'

/** Why a message was not stored: because it was before (which is an answer), or because it may not be. */
export function explainUnstored<Row>(
  situation: Situation<Row> | undefined,
): { stored: Row } | { reason: UnstoredReason } {
  if (situation?.stored) return { stored: situation.stored }
  if (!situation?.isMember) return { reason: 'no-room' }
  return { reason: situation.isActive ? 'changed' : 'paused' }
}
