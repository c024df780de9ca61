import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { deviceCookie } from '@rafiq/contracts'
import { Clock, isSecure, newToken, readCookie, SETTINGS, tokenDigest, writeCookie } from '@rafiq/service-kit'
import { sql } from 'kysely'
import type { UsersSettings } from '../settings.ts'

/** Browsers of one member that are remembered; the one that was away longest makes room. */
const devicesPerMember = 20
/** What browsers keep a cookie for at most. */
const cookieSeconds = 400 * 86_400
const token = /^[\w-]{43}$/

/** What a request says of the browser that it comes from. */
export interface BrowserTrace {
  cookies: string | undefined
  userAgent: string | undefined
}

/**
 * Which browsers a member has signed in with, by a random cookie: nothing of the browser itself is looked at. One cookie
 * serves all who use the browser; what is kept of it is a digest for each.
 */
@Injectable()
export class KnownDevices {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** The browser's own cookie, or a new one; and the header that keeps it there. */
  recognise(cookies: string | undefined): { device: string; setCookie: string } {
    const secure = isSecure(this.settings)
    const known = readCookie(cookies, deviceCookie, secure)
    const device = known && token.test(known) ? known : newToken()
    const options = { seconds: cookieSeconds, secure, sameSite: 'Lax' as const }
    return { device, setCookie: writeCookie(deviceCookie, device, options) }
  }

  /** Remembers the browser. Answers whether this member is new in it. */
  async remember(tx: EntityManager, memberId: string, device: string): Promise<boolean> {
    const now = this.clock.now()
    // The member is in the digest, so that nobody can tell whether two members share a browser.
    const hash = tokenDigest(`${memberId} ${device}`)
    const db = tx.getKysely()
    const { rows } = await sql<{ isNew: boolean }>`
      insert into users.known_devices (member_id, hash, first_seen_at, last_seen_at)
      values (${memberId}, ${hash}, ${now}, ${now})
      on conflict (member_id, hash) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as "isNew"
    `.execute(db)
    await sql`
      delete from users.known_devices where member_id = ${memberId} and hash in (
        select hash from users.known_devices where member_id = ${memberId}
        order by last_seen_at desc, hash offset ${devicesPerMember}
      )
    `.execute(db)
    return rows[0]?.isNew ?? true
  }
}
