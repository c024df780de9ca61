import { Controller, Get } from '@nestjs/common'
import { type MatchCard, matchesSchema } from '@rafiq/contracts/matching'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { MatchService } from './match.service.ts'

@Controller('api/user/matches')
export class MatchController {
  constructor(private readonly matches: MatchService) {}

  @Get()
  @RateLimit({ name: 'matches', points: 120, seconds: 60, by: 'member' })
  @Returns(matchesSchema)
  list(@CurrentSession() session: Session): Promise<MatchCard[]> {
    return this.matches.own(session.memberId)
  }
}
