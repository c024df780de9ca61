/** What held at the moment at which a message was not stored. */
export interface Situation<Row extends { roomId: string }> {
  /** What the sender has stored under the same client id. */
  stored: Row | null
  /** The sender is one of the room's two members, and no block hides it. */
  isMember: boolean
  isActive: boolean
}

/** Why a message may not be stored. `changed`: nothing speaks against it any more, so trying again makes sense. */
export type UnstoredReason = 'other-room' | 'no-room' | 'paused' | 'changed'

/** Why a message was not stored: because it was before (which is an answer), or because it may not be. */
export function explainUnstored<Row extends { roomId: string }>(
  situation: Situation<Row> | undefined,
  chatRoomId: string,
): { stored: Row } | { reason: UnstoredReason } {
  if (situation?.stored) {
    const { stored } = situation
    return stored.roomId === chatRoomId ? { stored } : { reason: 'other-room' }
  }
  if (!situation?.isMember) return { reason: 'no-room' }
  return { reason: situation.isActive ? 'changed' : 'paused' }
}
