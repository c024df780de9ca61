/** Two members in the order in which a room keeps them. */
export interface Pair {
  lowId: string
  highId: string
}

export function pairOf(memberId: string, otherId: string): Pair {
  return memberId < otherId ? { lowId: memberId, highId: otherId } : { lowId: otherId, highId: memberId }
}

/** The other of the two; undefined for somebody who is neither. */
export function otherOf({ lowId, highId }: Pair, memberId: string): string | undefined {
  if (memberId === lowId) return highId
  return memberId === highId ? lowId : undefined
}
