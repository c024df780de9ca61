import { Inject, Injectable } from '@nestjs/common'
import {
  type Audience,
  audienceCookie,
  audienceText,
  cookieName,
  parseAudience,
} from '@rafiq/platform-contracts'
import { Clock, isSecure, SETTINGS, signClaims, verifyClaims, writeCookie } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'

/** Seconds. A page with a session has it made anew, so it is what a browser keeps that comes no more. */
const lifetime = 24 * 60 * 60
const purpose = 'audience'

/** What a browser keeps of the audience that its session belongs to: signed, so that nobody chooses it, and read here only. */
@Injectable()
export class AudienceCookie {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** Whether a browser has one, good or not. */
  isIn(cookies: ReadonlyMap<string, string>): boolean {
    return cookies.has(this.name)
  }

  /** What it says; undefined where it is not ours or has ended. */
  read(cookies: ReadonlyMap<string, string>): Audience | undefined {
    const [text = '', seconds = '', signature = '', ...rest] = cookies.get(this.name)?.split('.') ?? []
    if (rest.length > 0 || !verifyClaims(this.keys, purpose, [text, seconds], signature)) return undefined
    if (Number(seconds) <= this.now()) return undefined
    return parseAudience(Buffer.from(text, 'base64url').toString()).data
  }

  /** The header that has a browser keep it; nothing of an audience without attributes. */
  write(audience: Audience): string {
    if (Object.keys(audience).length === 0) return this.drop()
    const claims = [Buffer.from(audienceText(audience)).toString('base64url'), String(this.now() + lifetime)]
    return this.cookie([...claims, signClaims(this.keys, purpose, claims)].join('.'), lifetime)
  }

  /** The header that takes it away. */
  drop(): string {
    return this.cookie('', 0)
  }

  private cookie(value: string, seconds: number): string {
    return writeCookie(audienceCookie, value, { seconds, secure: isSecure(this.settings), sameSite: 'Lax' })
  }

  private get name(): string {
    return cookieName(audienceCookie, isSecure(this.settings))
  }

  private get keys(): GatewaySettings['PREVIEW_COOKIE_KEYS'] {
    return this.settings.PREVIEW_COOKIE_KEYS
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }
}
