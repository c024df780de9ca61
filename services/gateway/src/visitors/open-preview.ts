import { Inject, Injectable } from '@nestjs/common'
import { cookieName } from '@rafiq/platform-contracts'
import {
  Clock,
  isSecure,
  NotFoundError,
  type PreviewClaims,
  REDIS_PREFIX,
  readCookies,
  SETTINGS,
  signPreview,
  verifyPreview,
  writeCookie,
} from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import type { GatewaySettings } from '../settings.ts'
import { previewCookiePrefix } from './visitor.ts'

/** Previews that a browser sees by a cookie of its own. */
@Injectable()
export class OpenPreview {
  constructor(
    private readonly clock: Clock,
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** The cookie of a link's preview. @throws NotFoundError for a link that is not ours, has ended, or was for once and was opened */
  async open(token: unknown): Promise<string[]> {
    const now = this.clock.now()
    const asked = typeof token === 'string' ? token : ''
    const claims = verifyPreview(this.settings.PREVIEW_LINK_KEYS, 'link', asked, now)
    const seconds = claims ? Math.ceil((claims.expiresAt.getTime() - now.getTime()) / 1000) : 0
    if (!claims || !(await this.isFirst(claims, seconds))) throw ended()
    return [
      this.cookie(claims.remote, signPreview(this.settings.PREVIEW_COOKIE_KEYS, 'cookie', claims), seconds),
    ]
  }

  /** Ends all of a browser's previews: the cookies that take its cookies away. */
  leave(cookies: string | undefined): string[] {
    const prefix = cookieName(previewCookiePrefix, isSecure(this.settings))
    const names = [...readCookies(cookies).keys()].filter((name) => name.startsWith(prefix))
    return names.map((name) => this.cookie(name.slice(prefix.length), '', 0))
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
}

function ended(): NotFoundError {
  return new NotFoundError(undefined, {
    message: 'This link to a preview has ended or was opened already. Ask for a new one.',
  })
}
