import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common'
import {
  type ModeratorRequest,
  type ModeratorRequestDetail,
  type ModeratorRequestsQuery,
  moderatorRequestDetailSchema,
  moderatorRequestsQuerySchema,
  moderatorRequestsSchema,
  type RequestAnswer,
  requestAnswerSchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { StaffOnly } from '../accounts/staff-only.ts'
import { type ReplyHeaders, sendPage } from '../support/page.ts'
import { AnswerRequest } from './answer-request.ts'
import { RequestQueue } from './request-queue.ts'

const reads = () => RateLimit({ name: 'staff-reads', points: 300, seconds: 60, by: 'member' })

@StaffOnly()
@Controller('api/moderator/requests')
export class RequestsController {
  constructor(
    private readonly queue: RequestQueue,
    private readonly answers: AnswerRequest,
  ) {}

  @Get()
  @reads()
  @Returns(moderatorRequestsSchema)
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: moderatorRequestsQuerySchema }) query: ModeratorRequestsQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorRequest[]> {
    return sendPage(reply, await this.queue.read(session, query))
  }

  @Get(':id')
  @reads()
  @Returns(moderatorRequestDetailSchema)
  read(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
  ): Promise<ModeratorRequestDetail> {
    return this.queue.open(session, id)
  }

  @Post(':id/answer')
  @RateLimit({ name: 'staff-acts', points: 120, seconds: 60, by: 'member' })
  @Returns(moderatorRequestDetailSchema)
  answer(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: requestAnswerSchema }) answer: RequestAnswer,
  ): Promise<ModeratorRequestDetail> {
    return this.answers.answer(session, id, answer)
  }
}
