import { Inject, Injectable } from '@nestjs/common'
import { MemberDirectory } from '@rafiq/service-kit'
import { MemberProjection } from './member.projection.ts'

/** Asks the users service about two members whom this service does not know: whoever joined before it did was in no event. */
@Injectable()
export class LearnMembers {
  constructor(
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(MemberDirectory) private readonly directory: MemberDirectory,
  ) {}

  async learn(memberId: string, otherId: string): Promise<void> {
    if (await this.members.knows([memberId, otherId])) return
    const { member, other } = await this.directory.pair(memberId, otherId)
    await this.members.learnAll([member, other].filter((snapshot) => snapshot !== null))
  }
}
