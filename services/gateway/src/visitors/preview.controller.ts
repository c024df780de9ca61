import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { cookieName } from '@rafiq/platform-contracts'
import {
  Clock,
  isSecure,
  NotFoundError,
  type PreviewClaims,
  Public,
  REDIS_PREFIX,
  readCookies,
  SETTINGS,
  signPreview,
  verifyPreview,
  writeCookie,
} from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import type { GatewaySettings } from '../settings.ts'
import { previewCookiePrefix } from './visitor.ts'

/** The door to previews: a signed link, which sets a cookie and leads to the first page. */
@ApiExcludeController()
@Public()
@Controller('preview')
export class PreviewController {
  constructor(
    private readonly clock: Clock,
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** @throws NotFoundError for a link that is not ours, has ended, or was for once and was opened */
  @Get()
  async open(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const now = this.clock.now()
    const asked = typeof token === 'string' ? token : ''
    const claims = verifyPreview(this.settings.PREVIEW_LINK_KEYS, 'link', asked, now)
    const seconds = claims ? Math.ceil((claims.expiresAt.getTime() - now.getTime()) / 1000) : 0
    if (!claims || !(await this.isFirst(claims, seconds))) throw ended()
    const kept = signPreview(this.settings.PREVIEW_COOKIE_KEYS, 'cookie', claims)
    this.leadHome(reply, [this.cookie(claims.remote, kept, seconds)])
  }

  /** Back to what everybody gets. */
  @Get('leave')
  leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const prefix = cookieName(previewCookiePrefix, isSecure(this.settings))
    const names = [...readCookies(request.headers.cookie).keys()].filter((name) => name.startsWith(prefix))
    this.leadHome(
      reply,
      names.map((name) => this.cookie(name.slice(prefix.length), '', 0)),
    )
  }

  private async isFirst({ onceId }: PreviewClaims, seconds: number): Promise<boolean> {
    if (onceId === null) return true
    return (
      (await this.redis.set(`${this.prefix}gateway:preview:${onceId}`, '1', 'EX', seconds, 'NX')) === 'OK'
    )
  }

  private cookie(remote: string, token: string, seconds: number): string {
    const secure = isSecure(this.settings)
    return writeCookie(`${previewCookiePrefix}${remote}`, token, { seconds, secure, sameSite: 'Lax' })
  }

  private leadHome(reply: FastifyReply, cookies: readonly string[]): void {
    reply
      .status(303)
      .headers({ location: '/', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .header('set-cookie', cookies)
      .send()
  }
}

function ended(): NotFoundError {
  return new NotFoundError(undefined, {
    message: 'This link to a preview has ended or was opened already. Ask for a new one.',
  })
}
