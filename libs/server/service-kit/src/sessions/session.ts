import type { SessionRestriction } from '@rafiq/platform-contracts'
import type { Registered } from '@rafiq/platform-contracts/register'
import { ForbiddenError } from '../errors/kinds.ts'

/** The name of a role. */
export type Role = Registered<'role', string>

/**
 * The role of whoever has no privilege. All others are staff: their sessions are short, and may be kept out of the routes of
 * staff until something is done.
 */
export const ordinaryRole = 'user'

/** The browser that opened a session, as it says itself. */
export interface Device {
  readonly browser: string | null
  readonly os: string | null
}

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
  readonly restriction: SessionRestriction | null
  /** When its holder last showed a factor of sign-in; see `@StepUp()`. */
  readonly steppedUpAt: Date | null
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** In milliseconds: `idle` from the last use, `absolute` from the creation. */
export interface Lifetime {
  idle: number
  absolute: number
}

/** Design, Sessions: 30 minutes idle for staff, 30 days for members, an absolute end too. */
export function sessionLifetime(role: Role): Lifetime {
  return role === ordinaryRole
    ? { idle: 30 * day, absolute: 180 * day }
    : { idle: 30 * minute, absolute: 12 * hour }
}

/** What is a member's is asked for and changed by that member, nobody else. @throws ForbiddenError */
export function mustBeCaller(memberId: string, { memberId: caller }: Pick<Session, 'memberId'>): void {
  if (memberId !== caller) throw new ForbiddenError()
}
