import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { deviceCookie } from '@rafiq/contracts/accounts'
import { Clock, isSecure, newToken, readCookie, SETTINGS, tokenDigest, writeCookie } from '@rafiq/service-kit'
import { sql } from 'kysely'
import type { UsersSettings } from '../settings.ts'
import { asOfNow } from '../support/as-of-now.ts'

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    memberId: p.uuid().primary(),
    /** SHA-256 of the browser's cookie for this platform; the cookie itself is only there. */
    hash: p.text().primary(),
    firstSeenAt: p.datetime(),
    lastSeenAt: p.datetime(),
  },
})

/** A browser in which a member has signed in. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice)

type Tables = InferKyselyDB<typeof KnownDeviceSchema>

/** Browsers of one member that are remembered; the one unused for longest makes room. */
const devicesPerMember = 20
/** What browsers keep a cookie for at most. */
const cookieSeconds = 400 * 86_400
const token = /^[\w-]{43}$/

/**
 * Which browsers a member has signed in with, by a random cookie: nothing of the browser itself is looked at. One cookie
 * serves all who use the browser; what is kept of it is a digest for each.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
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

  /** What is kept of a browser for a member; null where it has not been given a cookie. */
  digestOf(memberId: string, cookies: string | undefined): string | null {
    const known = readCookie(cookies, deviceCookie, isSecure(this.settings))
    return known && token.test(known) ? digest(memberId, known) : null
  }

  /** Remembers the browser, in a transaction. Answers whether this member is new in it. */
  async remember(memberId: string, device: string): Promise<boolean> {
    const now = this.clock.now()
    const hash = digest(memberId, device)
    const db = this.em.getKysely<Tables>()
    const { isNew } = await db
      .insertInto('known_devices')
      .values({ member_id: memberId, hash, first_seen_at: now, last_seen_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'hash'])
          .doUpdateSet((eb) => ({ last_seen_at: eb.ref('excluded.last_seen_at') })),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
    if (isNew) await this.makeRoom(memberId)
    return isNew
  }

  /** Of many sign-ins at once none waits for another: two that forget the same browsers would wait for each other. */
  private async makeRoom(memberId: string): Promise<void> {
    const db = this.em.getKysely<Tables>()
    const longestAway = db
      .selectFrom('known_devices')
      .select('hash')
      .where('member_id', '=', memberId)
      .orderBy('last_seen_at', 'desc')
      .orderBy('hash')
      .offset(devicesPerMember)
    const forgotten = db
      .selectFrom('known_devices')
      .select('hash')
      .where('member_id', '=', memberId)
      .where('hash', 'in', longestAway)
      .forUpdate()
      .skipLocked()
    await db
      .deleteFrom('known_devices')
      .where('member_id', '=', memberId)
      .where('hash', 'in', forgotten)
      .execute()
  }

  /** A member's browsers, as they came to be known. */
  of(memberId: string): Promise<KnownDevice[]> {
    const order = { firstSeenAt: 'asc', hash: 'asc' } as const
    return this.em.find(KnownDevice, { memberId }, { orderBy: order, ...asOfNow() })
  }
}

/** The member is in the digest, so that nobody can tell whether two members share a browser. */
const digest = (memberId: string, device: string): string => tokenDigest(`${memberId} ${device}`)
