import { Controller, Delete, Get, Param } from '@nestjs/common'
import { type MemberSession, memberSessionsSchema } from '@rafiq/contracts/accounts'
import { CurrentSession, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
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
  @ReturnsNothing()
  endOthers(@CurrentSession() session: Session): Promise<void> {
    return this.sessions.endOthers(session)
  }

  @Delete(':id')
  @ReturnsNothing()
  end(@CurrentSession() session: Session, @Param('id') id: string): Promise<void> {
    return this.sessions.end(session, id)
  }
}
