import { Injectable } from '@nestjs/common'
import type { Pair } from '@rafiq/contracts/matching'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { toMemberChanged } from '../members/member-views.ts'
import { MatchService } from './match.service.ts'

/** What holds between two members, and what is known of both: what must be right at once is asked, not projected. */
@Injectable()
export class ReadPair {
  constructor(
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
  ) {}

  read(memberId: string, otherId: string): Promise<Pair> {
    return this.pair(memberId, otherId, (member, other) => this.matches.areMatched(member, other))
  }

  /** For a contact: `matched` also says that the first may get to know the second, who counts as shown from then on. */
  introduce(memberId: string, otherId: string): Promise<Pair> {
    return this.pair(memberId, otherId, (member, other) => this.matches.introduce(member, other))
  }

  private async pair(
    memberId: string,
    otherId: string,
    decide: (member: Member, other: Member) => Promise<boolean>,
  ): Promise<Pair> {
    const [member, other] = await Promise.all([this.members.find(memberId), this.members.find(otherId)])
    return {
      member: member && toMemberChanged(member),
      other: other && toMemberChanged(other),
      matched: member !== null && other !== null && (await decide(member, other)),
    }
  }
}
