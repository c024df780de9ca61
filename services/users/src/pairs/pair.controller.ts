import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type Pair, pairSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
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
  async read(
    @Param('memberId', memberIdParam) memberId: string,
    @Param('otherId', memberIdParam) otherId: string,
  ): Promise<Pair> {
    const [member, other] = await Promise.all([this.members.find(memberId), this.members.find(otherId)])
    return {
      member: member && toMemberChanged(member),
      other: other && toMemberChanged(other),
      matched: member !== null && other !== null && (await this.matches.areMatched(member, other)),
    }
  }
}
