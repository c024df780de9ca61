import type { Role, StaffRestriction } from '@rafiq/contracts'

/** Who is calling. */
export interface Session {
  /** SHA-256 of its token: names the session without opening it. */
  readonly id: string
  readonly memberId: string
  readonly role: Role
  readonly createdAt: Date
  /** When it was last known to be right: its creation, or a change (a new password) that ended the member's others. */
  readonly confirmedAt: Date
  /** When it ends however much it is used. */
  readonly endsAt: Date
  /** What staff have to do before their routes open to this session. */
  readonly restriction: StaffRestriction | null
  /** When its holder last showed a factor of sign-in; see `@StepUp()`. */
  readonly steppedUpAt: Date | null
}
