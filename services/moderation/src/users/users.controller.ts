import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Res } from '@nestjs/common'
import { type EndedSessionsResult, endedSessionsSchema } from '@rafiq/contracts/accounts'
import {
  type BulkPause,
  type BulkPauseResult,
  bulkPauseResultSchema,
  bulkPauseSchema,
  type GenderCorrection,
  genderCorrectionSchema,
  type ModeratorUser,
  type ModeratorUserChange,
  type ModeratorUserDetail,
  type ModeratorUsersQuery,
  moderatorUserChangeSchema,
  moderatorUserDetailSchema,
  moderatorUserSchema,
  moderatorUsersQuerySchema,
  moderatorUsersSchema,
  type RoleChange,
  roleChangeSchema,
  type UndoPauseResult,
  undoPauseResultSchema,
} from '@rafiq/contracts/moderation'
import {
  CurrentSession,
  idParam,
  RateLimit,
  Returns,
  ReturnsNothing,
  Roles,
  type Session,
  StepUp,
} from '@rafiq/service-kit'
import { StaffOnly } from '../accounts/staff-only.ts'
import { type ReplyHeaders, sendPage } from '../support/page.ts'
import { StaffActions } from './staff-actions.ts'
import { UserDetail } from './user-detail.ts'
import { UserList } from './user-list.ts'

const acts = () => RateLimit({ name: 'staff-acts', points: 120, seconds: 60, by: 'member' })
const reads = () => RateLimit({ name: 'staff-reads', points: 300, seconds: 60, by: 'member' })

@StaffOnly()
@Controller('api/moderator')
export class UsersController {
  constructor(
    private readonly lists: UserList,
    private readonly details: UserDetail,
    private readonly actions: StaffActions,
  ) {}

  @Get('users')
  @reads()
  @Returns(moderatorUsersSchema)
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: moderatorUsersQuerySchema }) query: ModeratorUsersQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorUser[]> {
    return sendPage(reply, await this.lists.read(session, query))
  }

  @Post('users/search')
  @reads()
  @Returns(moderatorUsersSchema)
  async search(
    @CurrentSession() session: Session,
    @Body({ schema: moderatorUsersQuerySchema }) query: ModeratorUsersQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorUser[]> {
    return sendPage(reply, await this.lists.read(session, query))
  }

  @Get('users/:id')
  @reads()
  @Returns(moderatorUserDetailSchema)
  read(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorUserDetail> {
    return this.details.read(session.memberId, id)
  }

  @Patch('users/:id')
  @acts()
  @Returns(moderatorUserSchema)
  change(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: moderatorUserChangeSchema }) change: ModeratorUserChange,
  ): Promise<ModeratorUser> {
    return this.actions.change(session, id, change)
  }

  @Delete('users/:id')
  @Roles('admin')
  @StepUp()
  @acts()
  @ReturnsNothing()
  delete(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.actions.delete(session.memberId, id)
  }

  @Delete('users/:id/sessions')
  @Roles('admin')
  @acts()
  @Returns(endedSessionsSchema)
  endSessions(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
  ): Promise<EndedSessionsResult> {
    return this.actions.endSessions(session.memberId, id)
  }

  /** For staff who have lost what they sign in with. */
  @Delete('users/:id/factors')
  @Roles('admin')
  @StepUp()
  @acts()
  @ReturnsNothing()
  resetFactors(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.actions.resetFactors(session.memberId, id)
  }

  @Put('users/:id/role')
  @Roles('admin')
  @StepUp()
  @acts()
  @Returns(moderatorUserSchema)
  changeRole(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: roleChangeSchema }) { role }: RoleChange,
  ): Promise<ModeratorUser> {
    return this.actions.changeRole(session.memberId, id, role)
  }

  @Put('users/:id/gender')
  @acts()
  @Returns(moderatorUserSchema)
  correctGender(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: genderCorrectionSchema }) change: GenderCorrection,
  ): Promise<ModeratorUser> {
    return this.actions.correctGender(session, id, change)
  }

  @Post('pauses')
  @acts()
  @Returns(bulkPauseResultSchema)
  pause(
    @CurrentSession() session: Session,
    @Body({ schema: bulkPauseSchema }) pause: BulkPause,
  ): Promise<BulkPauseResult> {
    return this.actions.pauseMany(session.memberId, pause)
  }

  @Post('pauses/:pauseId/undo')
  @acts()
  @Returns(undoPauseResultSchema)
  undo(
    @CurrentSession() session: Session,
    @Param('pauseId', idParam) pauseId: string,
  ): Promise<UndoPauseResult> {
    return this.actions.undo(session.memberId, pauseId)
  }
}
