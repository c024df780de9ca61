import { Body, Controller, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common'
import {
  type AwayNotices,
  type AwayNoticesChange,
  awayNoticesChangeSchema,
  awayNoticesSchema,
  unsubscribeTokenSchema,
} from '@rafiq/contracts/members'
import {
  CurrentSession,
  Public,
  RateLimit,
  Returns,
  ReturnsNothing,
  type Session,
  UnreadForm,
} from '@rafiq/service-kit'
import { type ReplyHeaders } from '../support/http.ts'
import { Preferences } from './preferences.ts'
import { Unsubscribe } from './unsubscribe.ts'
import { unsubscribePage } from './unsubscribe-link.ts'

/** What the caller is told of while away. */
@RateLimit({ name: 'away-notices', points: 240, seconds: 900, by: 'member' })
@Controller('api/user/away-notices')
export class AwayNoticesController {
  constructor(private readonly preferences: Preferences) {}

  @Get()
  @Returns(awayNoticesSchema)
  read(@CurrentSession() { memberId }: Session): Promise<AwayNotices> {
    return this.preferences.of(memberId)
  }

  @Patch()
  @Returns(awayNoticesSchema)
  change(
    @CurrentSession() { memberId }: Session,
    @Body({ schema: awayNoticesChangeSchema }) change: AwayNoticesChange,
  ): Promise<AwayNotices> {
    return this.preferences.change(memberId, change)
  }
}

/** The link of a mail. Mail providers press it for many members from few addresses, so the limit is a wide one. */
@Public()
@RateLimit({ name: 'unsubscribe', points: 3_000, seconds: 900, by: 'address' })
@Controller('api/away-notices/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  /** One press ends it; mail programs send a form (RFC 8058). */
  @Post()
  @UnreadForm()
  @ReturnsNothing()
  end(@Query('token', { schema: unsubscribeTokenSchema }) token: string): Promise<void> {
    return this.unsubscribe.end(token)
  }

  /** Changes nothing: what looks through mails for harmful links follows them all. */
  @Get()
  @HttpCode(303)
  ask(
    @Query('token', { schema: unsubscribeTokenSchema }) token: string,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): void {
    reply.header('location', unsubscribePage(token))
  }
}
