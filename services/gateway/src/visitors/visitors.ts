import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { cookieName, type LiveReleases, seedCookie } from '@rafiq/platform-contracts'
import {
  Clock,
  isSecure,
  readCookies,
  SETTINGS,
  type SigningKeys,
  verifyPreview,
  writeCookie,
} from '@rafiq/service-kit'
import { LiveSource } from '../live/live-source.ts'
import type { GatewaySettings } from '../settings.ts'
import { previewCookiePrefix, type Visitor } from './visitor.ts'

const seedSeconds = 90 * 24 * 60 * 60
const seedPattern = /^[\w-]{16,40}$/

/** Reads what a browser's cookies say of the versions it gets, and gives it a seed when there is a canary. */
@Injectable()
export class Visitors {
  private readonly keys: SigningKeys
  private readonly secure: boolean

  constructor(
    private readonly live: LiveSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: GatewaySettings,
  ) {
    this.keys = settings.PREVIEW_COOKIE_KEYS
    this.secure = isSecure(settings)
  }

  /** `setCookies` go into the answer. */
  recognise(cookieHeader: string | undefined): { visitor: Visitor; setCookies: string[] } {
    const cookies = readCookies(cookieHeader)
    const previews = this.previews(cookies)
    const known = cookies.get(cookieName(seedCookie, this.secure))
    if (known !== undefined && seedPattern.test(known)) {
      return { visitor: { seed: known, previews }, setCookies: [] }
    }
    // Nobody gets a cookie that nothing needs.
    if (!hasCanary(this.live.current)) return { visitor: { seed: undefined, previews }, setCookies: [] }
    const seed = randomBytes(16).toString('base64url')
    return { visitor: { seed, previews }, setCookies: [this.seedCookie(seed)] }
  }

  private seedCookie(seed: string): string {
    return writeCookie(seedCookie, seed, {
      seconds: seedSeconds,
      secure: this.secure,
      sameSite: 'Lax',
    })
  }

  private previews(cookies: ReadonlyMap<string, string>): Map<string, string> {
    const now = this.clock.now()
    const previews = new Map<string, string>()
    for (const [name, token] of cookies) {
      if (!name.startsWith(cookieName(previewCookiePrefix, this.secure))) continue
      const claims = verifyPreview(this.keys, 'cookie', token, now)
      if (claims) previews.set(claims.remote, claims.name)
    }
    return previews
  }
}

function hasCanary(live: LiveReleases | undefined): boolean {
  if (!live) return false
  return live.shell?.canary != null || live.remotes.some(({ canary }) => canary !== null)
}
