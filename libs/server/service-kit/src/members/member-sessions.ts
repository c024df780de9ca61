import { Inject, Injectable } from '@nestjs/common'
import { SessionAuthority } from '../sessions/session-authority.ts'
import { KnownMembers } from './known-members.ts'
import { MemberDirectory } from './member-directory.ts'

/**
 * The authority of a service that knows members by a projection, so that no state of Redis revives what a member
 * ended. What the projection has counts; whoever is not in it is asked about, so that a member whose event is still on
 * its way, or who joined before the service did, is right as well.
 */
@Injectable()
export class MemberSessions extends SessionAuthority {
  readonly #members: KnownMembers
  readonly #directory: MemberDirectory

  constructor(
    @Inject(KnownMembers) members: KnownMembers,
    @Inject(MemberDirectory) directory: MemberDirectory,
  ) {
    super()
    this.#members = members
    this.#directory = directory
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.#members.sessionsValidFrom(memberId)
    if (known !== undefined) return known
    const snapshot = await this.#directory.member(memberId)
    if (!snapshot) return null
    await this.#members.learn(snapshot)
    return (await this.#members.sessionsValidFrom(memberId)) ?? null
  }
}
