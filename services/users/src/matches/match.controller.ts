import { Controller, Get, Inject, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import { type MatchCard, matchCardSchema, matchesSchema } from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { MatchService } from './match.service.ts'

@Controller('api/user/matches')
export class MatchController {
  constructor(@Inject(MatchService) private readonly matches: MatchService) {}

  @Get()
  @RateLimit({ name: 'matches', points: 120, seconds: 60, by: 'member' })
  // Nest applies it to each element of an array.
  @SerializeOptions({ schema: matchCardSchema })
  @ApiOkResponse({ standardSchema: matchesSchema })
  list(@CurrentSession() session: Session): Promise<MatchCard[]> {
    return this.matches.own(session.memberId)
  }
}
