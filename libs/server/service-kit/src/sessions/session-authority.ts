/**
 * What a service may know better than Redis: from when on a member's sessions count, from PostgreSQL. Without it a
 * restored copy of Redis would revive sessions that a new password or a deletion had ended.
 */
export abstract class SessionAuthority {
  /** Sessions confirmed before this are dead; null: the member is gone, so all are. */
  abstract sessionsValidFrom(memberId: string): Promise<Date | null>
}
