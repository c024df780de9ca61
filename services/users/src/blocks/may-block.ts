/** What holds between a member and whom they want to block. */
export interface BlockSituation {
  /** They are each other's match, were neither blocked. */
  matched: boolean
  /** One of them has contacted the other. */
  contacted: boolean
  /** The other is of the moderation team, perhaps only since they met. */
  isStaff: boolean
  /** By this member, at this moment. */
  blockedAlready: boolean
}

/**
 * Members block whom they have met here. Everybody else is as good as unknown, so that nobody learns by blocking which
 * ids exist; and so is the moderation team. That the other has blocked them changes nothing: nobody learns of that either.
 */
export function mayBlock({ matched, contacted, isStaff, blockedAlready }: BlockSituation): boolean {
  return ((matched || contacted) && !isStaff) || blockedAlready
}
