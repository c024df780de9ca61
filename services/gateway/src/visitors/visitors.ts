import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import {
  type Audience,
  cookieName,
  type Language,
  type LiveReleases,
  languageAttribute,
  seedCookie,
  signedInCookie,
} from '@rafiq/platform-contracts'
import {
  Clock,
  isSecure,
  readCookies,
  SETTINGS,
  type SigningKeys,
  verifyPreview,
  writeCookie,
} from '@rafiq/service-kit'
import { AudienceCookie } from '../audience/audience-cookie.ts'
import { wantedAttributes } from '../audience/wanted-attributes.ts'
import { languageOf } from '../http/language.ts'
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
    private readonly audienceCookie: AudienceCookie,
    @Inject(SETTINGS) settings: GatewaySettings,
  ) {
    this.keys = settings.PREVIEW_COOKIE_KEYS
    this.secure = isSecure(settings)
  }

  /**
   * @param language of the document that is asked for; else the one of the next
   * @returns `setCookies` for the answer
   */
  recognise(
    cookieHeader: string | undefined,
    language: Language = languageOf(cookieHeader, this.secure),
  ): { visitor: Visitor; setCookies: string[] } {
    const cookies = readCookies(cookieHeader)
    const kept = this.keptAudience(cookies)
    const dropped = !kept && this.audienceCookie.isIn(cookies) ? [this.audienceCookie.drop()] : []
    const visitor = {
      previews: this.previews(cookies),
      audience: { ...kept, [languageAttribute]: [language] },
    }
    const known = cookies.get(cookieName(seedCookie, this.secure))
    if (known !== undefined && seedPattern.test(known)) {
      return { visitor: { ...visitor, seed: known }, setCookies: dropped }
    }
    // Nobody gets a cookie that nothing needs.
    if (!hasCanary(this.live.current))
      return { visitor: { ...visitor, seed: undefined }, setCookies: dropped }
    const seed = randomBytes(16).toString('base64url')
    return { visitor: { ...visitor, seed }, setCookies: [...dropped, this.seedCookie(seed)] }
  }

  /** Of whom is signed in in this browser, and only while a canary asks for it. */
  private keptAudience(cookies: ReadonlyMap<string, string>): Audience | undefined {
    const signedIn = cookies.get(cookieName(signedInCookie, this.secure)) === '1'
    if (!signedIn || wantedAttributes(this.live.current).size === 0) return undefined
    return this.audienceCookie.read(cookies)
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
