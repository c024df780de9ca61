import { Controller, Get, HttpCode, Inject, Param, Post, SerializeOptions } from '@nestjs/common'
import { type Pair, pairSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { toMemberChanged } from '../members/to-member-changed.ts'
import { memberIdParam } from '../support/params.ts'

/** What must be right at once is asked: whether two members match, and what is known of both. */
@InternalOnly('connections', 'chat')
@Controller('internal/pairs')
export class PairController {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MatchService) private readonly matches: MatchService,
  ) {}

  @Get(':memberId/:otherId')
  @SerializeOptions({ schema: pairSchema })
  read(
    @Param('memberId', memberIdParam) memberId: string,
    @Param('otherId', memberIdParam) otherId: string,
  ): Promise<Pair> {
    return this.pair(memberId, otherId, (member, other) => this.matches.areMatched(member, other))
  }

  /** For a contact: `matched` also says that the first may get to know the second, who counts as shown from then on. */
  @InternalOnly('connections')
  @Post(':memberId/:otherId/introductions')
  @HttpCode(200)
  @SerializeOptions({ schema: pairSchema })
  introduce(
    @Param('memberId', memberIdParam) memberId: string,
    @Param('otherId', memberIdParam) otherId: string,
  ): Promise<Pair> {
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
