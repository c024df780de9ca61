import type { RegisteredMember } from '@rafiq/testing'
import type { Answers } from './answers.ts'

/** A member with what belongs to one: a match who was contacted, their room, a message, a question and an agreement of that match in it. */
export interface Owner extends RegisteredMember {
  readonly friend: RegisteredMember
  readonly room: string
  readonly message: string
  readonly card: string
  /** By them of that match; it was dismissed, and they were told. */
  readonly report: string
  readonly notice: string
  /** Theirs to the team, which waits. */
  readonly request: string
}

/** What a request may name. */
export interface RequestFixtures {
  /** Who asks; for a visitor, whom they pretend to be: the subject. */
  readonly caller: RegisteredMember
  /** Whose things are asked for: those of the caller, where that is the member or the paused one; the member's else. */
  readonly subject: Owner
  readonly admin: RegisteredMember
  readonly moderator: RegisteredMember
  /** A remote with the versions 1.0.0, which is live, and 1.1.0. */
  readonly remote: string
  /** A new member, who matches the member. */
  somebody(): Promise<RegisteredMember>
  /** A new report, of somebody by somebody, which staff may handle; others get the member's. @param by who has taken it */
  report(by?: RegisteredMember): Promise<string>
  /** A new request of somebody to the team, which staff may answer; others get the member's. */
  request(): Promise<string>
}

/** What differs from a request without a body, for the subject's id and whatever else the path names. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  /** Of a request; the payload of an event of the socket. */
  readonly body?: object
}

export interface Row {
  readonly answers: Answers
  readonly asks?: (given: RequestFixtures) => Asked | Promise<Asked>
  /** The caller, or the session, is no more good afterwards: each comes anew. */
  readonly spends?: true
  /** What the statuses alone do not say. */
  readonly note?: string
}

/**
 * By route as it is registered: `GET /api/user/profile`, `SOCKET typing`. A route may have more rows, each with what is
 * special after ` · `; a query may follow the path.
 */
export type Rows = Readonly<Record<string, Row>>

/** The route that a row is about: without what is special, and without a query. */
export const routeOf = (key: string): string => key.replace(/ · .*|\?.*/, '')
