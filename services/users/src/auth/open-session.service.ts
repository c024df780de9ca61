import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { isStaff, type OpenedSession } from '@rafiq/contracts'
import {
  AuditLog,
  Clock,
  ConflictError,
  LOGGER,
  type Logger,
  SETTINGS,
  SessionStore,
} from '@rafiq/service-kit'
import { deviceLabel } from '../devices/device-label.ts'
import { type BrowserTrace, KnownDevices } from '../devices/known-devices.ts'
import { FactorRepository, hasFactor } from '../factors/factor.repository.ts'
import { staffRestriction } from '../factors/staff-restriction.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import type { UsersSettings } from '../settings.ts'

/** A session for a client, and the header that lets its browser be known next time. */
export interface Opened {
  session: OpenedSession
  setCookie: string
}

/** The end of every way in: whoever comes here has shown all that is asked of them. */
@Injectable()
export class OpenSession {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(SecurityMails) private readonly mails: SecurityMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ConflictError where the account's sessions ended meanwhile */
  async open(
    member: Member,
    by: 'password' | 'passkey' | 'totp' | 'recovery-code',
    { cookies, userAgent }: BrowserTrace,
  ): Promise<Opened> {
    const now = this.clock.now()
    await this.members.touch(member.id, now)
    const restriction = await this.restriction(member)
    const device = deviceLabel(userAgent)
    const { id: memberId, role } = member
    const token = await this.sessions.create({ memberId, role, device, restriction, steppedUp: true })
    // What ended all sessions between the look at the account and now did not see this one: a role would live on in it.
    const current = await this.members.find(memberId)
    if (current?.sessionsValidFrom.getTime() !== member.sessionsValidFrom.getTime()) {
      await this.sessions.revoke(token)
      throw new ConflictError()
    }
    this.logger.info({ memberId, by }, 'signed in')
    const browser = this.devices.recognise(cookies)
    await this.em.fork().transactional(async (tx) => {
      // Held, so that a deletion comes before this or takes it along.
      if (!(await this.members.hold(tx, [memberId])).has(memberId)) return
      const isNew = await this.devices.remember(tx, memberId, browser.device)
      if (isNew) await this.mails.tell(tx, memberId, 'new-device', now, device)
      if (isStaff(role)) {
        const entry = { action: 'sign-in.opened', subject: { kind: 'member', id: memberId } } as const
        await this.audit.record(tx, { actor: member, ...entry, details: { by } })
      }
    })
    return { session: { token, restriction }, setCookie: browser.setCookie }
  }

  private async restriction(member: Member) {
    if (!isStaff(member.role)) return null
    const has = hasFactor(await this.factors.of(member.id))
    return staffRestriction(this.settings.STAFF_SECOND_FACTOR, member, has)
  }
}
