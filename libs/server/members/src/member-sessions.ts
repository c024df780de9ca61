import { Injectable } from '@nestjs/common'
import { SessionAuthority } from '@rafiq/service-kit'
import { MemberDirectory } from './member-directory.ts'
import { MemberProjection } from './member-projection.ts'

/**
 * The authority of a service that knows members by a projection, so that no state of Redis revives what a member
 * ended. What the projection has counts; whoever is not in it is asked about, so that a member whose event is still on
 * its way, or who joined before the service did, is right as well.
 */
@Injectable()
export class MemberSessions extends SessionAuthority {
  constructor(
    private readonly members: MemberProjection,
    private readonly directory: MemberDirectory,
  ) {
    super()
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.members.sessionsValidFrom(memberId)
    if (known !== undefined) return known
    const snapshot = await this.directory.member(memberId)
    if (!snapshot) return null
    await this.members.upsert([snapshot])
    return (await this.members.sessionsValidFrom(memberId)) ?? null
  }
}
