import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Device, isStaff } from '@rafiq/contracts/accounts'
import { AuditLog, tokenDigest } from '@rafiq/service-kit'
import { SecurityMails } from '../mails/security-mails.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import { KnownDevices } from '../sessions/known-devices.ts'

export type SignInWay = 'password' | 'passkey' | 'totp' | 'recovery-code'

/** What is kept and told of a sign-in: the browser, which gets notices as before, a mail where it is a new one, and of staff an audit entry. */
@Injectable()
export class RecordSignIn {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly devices: KnownDevices,
    private readonly subscriptions: PushSubscriptions,
    private readonly mails: SecurityMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Once the session is there.
   * @returns the header that lets the browser be known next time; null where the account's sessions ended, or the account
   *   went, since the member was read
   */
  async record(
    member: Member,
    by: SignInWay,
    {
      cookies,
      device,
      now,
      token,
    }: { cookies: string | undefined; device: Device; now: Date; token: string },
  ): Promise<string | null> {
    const { id: memberId, role } = member
    const browser = this.devices.recognise(cookies)
    return this.em.transactional(async () => {
      // Held, so that a deletion comes before this or takes it along.
      const validFrom = await this.members.holdSessions(memberId)
      if (validFrom?.getTime() !== member.sessionsValidFrom.getTime()) return null
      const isNew = await this.devices.remember(memberId, browser.device)
      await this.subscriptions.moveBrowser(memberId, cookies, tokenDigest(token))
      if (isNew) await this.mails.queue(memberId, 'new-device', now, device)
      if (isStaff(role)) {
        const entry = { action: 'sign-in.opened', subject: { kind: 'member', id: memberId } } as const
        await this.audit.record(this.em, { actor: member, ...entry, details: { by } })
      }
      return browser.setCookie
    })
  }
}
