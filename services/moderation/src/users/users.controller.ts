import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  SerializeOptions,
} from '@nestjs/common'
import {
  type BulkPause,
  type BulkPauseResult,
  bulkPauseResultSchema,
  bulkPauseSchema,
  type EndedSessionsResult,
  endedSessionsSchema,
  type GenderCorrection,
  genderCorrectionSchema,
  type ModeratorUser,
  type ModeratorUserChange,
  type ModeratorUserDetail,
  type ModeratorUsersQuery,
  moderatorHeaders,
  moderatorUserChangeSchema,
  moderatorUserDetailSchema,
  moderatorUserSchema,
  moderatorUsersQuerySchema,
  moderatorUsersSchema,
  type RoleChange,
  roleChangeSchema,
  type UndoPauseResult,
  undoPauseResultSchema,
  writeTotalCount,
} from '@rafiq/contracts'
import {
  ApiNoContentResponse,
  ApiOkResponse,
  CurrentSession,
  RateLimit,
  Roles,
  type Session,
  StepUp,
} from '@rafiq/service-kit'
import { StaffOnly } from '../staff/staff-only.ts'
import { idParam } from '../support/params.ts'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { StaffActions } from './staff-actions.ts'
import { UserDetail } from './user-detail.ts'
import { UserList } from './user-list.ts'

const acts = () => RateLimit({ name: 'staff-acts', points: 120, seconds: 60, by: 'member' })
const reads = () => RateLimit({ name: 'staff-reads', points: 300, seconds: 60, by: 'member' })

@StaffOnly()
@Controller('api/moderator')
export class UsersController {
  constructor(
    @Inject(UserList) private readonly lists: UserList,
    @Inject(UserDetail) private readonly details: UserDetail,
    @Inject(StaffActions) private readonly actions: StaffActions,
  ) {}

  @Get('users')
  @reads()
  @SerializeOptions({ schema: moderatorUserSchema })
  @ApiOkResponse({ standardSchema: moderatorUsersSchema })
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: moderatorUsersQuerySchema }) query: ModeratorUsersQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorUser[]> {
    return this.page(session, query, reply)
  }

  @Post('users/search')
  @reads()
  @HttpCode(200)
  @SerializeOptions({ schema: moderatorUserSchema })
  @ApiOkResponse({ standardSchema: moderatorUsersSchema })
  async search(
    @CurrentSession() session: Session,
    @Body({ schema: moderatorUsersQuerySchema }) query: ModeratorUsersQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorUser[]> {
    return this.page(session, query, reply)
  }

  @Get('users/:id')
  @reads()
  @SerializeOptions({ schema: moderatorUserDetailSchema })
  @ApiOkResponse({ standardSchema: moderatorUserDetailSchema })
  read(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorUserDetail> {
    return this.details.read(session.memberId, id)
  }

  @Patch('users/:id')
  @acts()
  @SerializeOptions({ schema: moderatorUserSchema })
  @ApiOkResponse({ standardSchema: moderatorUserSchema })
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
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.actions.delete(session.memberId, id)
  }

  @Delete('users/:id/sessions')
  @Roles('admin')
  @acts()
  @SerializeOptions({ schema: endedSessionsSchema })
  @ApiOkResponse({ standardSchema: endedSessionsSchema })
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
  @HttpCode(204)
  @ApiNoContentResponse()
  resetFactors(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.actions.resetFactors(session.memberId, id)
  }

  @Put('users/:id/role')
  @Roles('admin')
  @StepUp()
  @acts()
  @SerializeOptions({ schema: moderatorUserSchema })
  @ApiOkResponse({ standardSchema: moderatorUserSchema })
  changeRole(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: roleChangeSchema }) { role }: RoleChange,
  ): Promise<ModeratorUser> {
    return this.actions.changeRole(session.memberId, id, role)
  }

  @Put('users/:id/gender')
  @acts()
  @SerializeOptions({ schema: moderatorUserSchema })
  @ApiOkResponse({ standardSchema: moderatorUserSchema })
  correctGender(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: genderCorrectionSchema }) change: GenderCorrection,
  ): Promise<ModeratorUser> {
    return this.actions.correctGender(session, id, change)
  }

  @Post('pauses')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: bulkPauseResultSchema })
  @ApiOkResponse({ standardSchema: bulkPauseResultSchema })
  pause(
    @CurrentSession() session: Session,
    @Body({ schema: bulkPauseSchema }) pause: BulkPause,
  ): Promise<BulkPauseResult> {
    return this.actions.pauseMany(session.memberId, pause)
  }

  @Post('pauses/:pauseId/undo')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: undoPauseResultSchema })
  @ApiOkResponse({ standardSchema: undoPauseResultSchema })
  undo(
    @CurrentSession() session: Session,
    @Param('pauseId', idParam) pauseId: string,
  ): Promise<UndoPauseResult> {
    return this.actions.undo(session.memberId, pauseId)
  }

  private async page(
    session: Session,
    query: ModeratorUsersQuery,
    reply: ReplyHeaders,
  ): Promise<ModeratorUser[]> {
    const { users, nextCursor, total } = await this.lists.read(session, query)
    reply.header(moderatorHeaders.totalCount, writeTotalCount(total))
    if (nextCursor !== null) reply.header(moderatorHeaders.nextCursor, nextCursor)
    return users
  }
}
