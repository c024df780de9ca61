import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common'
import { ApiNoContentResponse } from '@nestjs/swagger'
import { type MemberSession, memberSessionsSchema } from '@rafiq/contracts/accounts'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { OwnSessions } from './own-sessions.ts'

/** Where the caller is signed in. */
@RateLimit({ name: 'own-sessions', points: 120, seconds: 900, by: 'member' })
@Controller('api/user/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get()
  @Returns(memberSessionsSchema)
  list(@CurrentSession() session: Session): Promise<MemberSession[]> {
    return this.sessions.list(session)
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  endOthers(@CurrentSession() session: Session): Promise<void> {
    return this.sessions.endOthers(session)
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(@CurrentSession() session: Session, @Param('id') id: string): Promise<void> {
    return this.sessions.end(session, id)
  }
}
