import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common'
import {
  type MarkedMatch,
  type MatchMark,
  markedMatchesSchema,
  matchMarkSchema,
} from '@rafiq/contracts/matching'
import { CurrentSession, idParam, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { MarkMatch } from './mark-match.ts'
import { MatchMarkRepository } from './match-mark.repository.ts'
import { toMarkedMatch } from './to-marked-match.ts'

/** Whom the caller saved or put aside. Those are told nothing, by no call. */
@Controller('api/user/match-marks')
export class MatchMarkController {
  constructor(
    private readonly marks: MatchMarkRepository,
    private readonly marking: MarkMatch,
  ) {}

  @Get()
  @RateLimit({ name: 'match-marks', points: 120, seconds: 60, by: 'member' })
  @Returns(markedMatchesSchema)
  async list(@CurrentSession() session: Session): Promise<MarkedMatch[]> {
    return (await this.marks.of(session.memberId)).map(toMarkedMatch)
  }

  @Put(':memberId')
  @RateLimit({ name: 'mark-match', points: 120, seconds: 600, by: 'member' })
  @ReturnsNothing()
  mark(
    @Param('memberId', idParam) markedId: string,
    @Body({ schema: matchMarkSchema }) { mark }: MatchMark,
    @CurrentSession() session: Session,
  ): Promise<void> {
    return this.marking.mark({ memberId: session.memberId, markedId }, mark)
  }

  @Delete(':memberId')
  @RateLimit({ name: 'unmark-match', points: 120, seconds: 600, by: 'member' })
  @ReturnsNothing()
  unmark(@Param('memberId', idParam) markedId: string, @CurrentSession() session: Session): Promise<void> {
    return this.marks.remove({ memberId: session.memberId, markedId })
  }
}
