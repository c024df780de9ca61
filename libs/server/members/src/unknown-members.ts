import { Injectable } from '@nestjs/common'
import { MemberDirectory } from './member-directory.ts'
import { MemberProjection } from './member-projection.ts'

/** Takes members into the projection who are in no event: they joined before the service did. */
@Injectable()
export class UnknownMembers {
  constructor(
    private readonly members: MemberProjection,
    private readonly directory: MemberDirectory,
  ) {}

  /** Asks the users service about two members unless both are known. @throws UnavailableError or a connection's error: 503 */
  async fetch(memberId: string, otherId: string): Promise<void> {
    if (await this.members.knows([memberId, otherId])) return
    const { member, other } = await this.directory.pair(memberId, otherId)
    await this.members.upsert([member, other].filter((snapshot) => snapshot !== null))
  }
}
