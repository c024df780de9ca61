import type { EventData } from '@rafiq/contracts'

/** The members that a service knows by a projection of its own: older versions are dropped, a deletion wins. */
export abstract class KnownMembers {
  /** From when on a member's sessions count; null: deleted, undefined: not known. */
  abstract sessionsValidFrom(memberId: string): Promise<Date | null | undefined>

  /** Takes what is known of a member into the projection. */
  abstract learn(snapshot: EventData<'member.changed'>): Promise<void>
}
