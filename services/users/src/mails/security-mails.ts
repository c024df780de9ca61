import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Device } from '@rafiq/contracts/accounts'
import { defineJob, JobQueue, OnJob, uuidv7 } from '@rafiq/service-kit'
import { z } from 'zod'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { Mailer, mailRetries } from './mailer.ts'
import { renderSecurityMail } from './render-security-mail.ts'
import { SecurityMail, type SecurityMailKind } from './security-mail.entity.ts'

const sendSecurityMail = defineJob('users.send-security-mail', z.object({ id: z.uuid() }), mailRetries)
const unknownDevice: Device = { browser: null, os: null }

/** Mails about an account's security: queued in the transaction of what they tell of, then sent, and sent again if that fails. */
@Injectable()
export class SecurityMails {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly mailer: Mailer,
    private readonly jobs: JobQueue,
  ) {}

  queue(
    memberId: string,
    kind: Exclude<SecurityMailKind, 'account-deleted'>,
    happenedAt: Date,
    device = unknownDevice,
  ): Promise<void> {
    return this.put({ memberId, address: null, language: null, kind, happenedAt, ...device })
  }

  /** To somebody whose account is deleted in this transaction. */
  queueFarewell({ email: address, language }: Member, happenedAt: Date): Promise<void> {
    const kind = 'account-deleted'
    return this.put({ memberId: null, address, language, kind, happenedAt, ...unknownDevice })
  }

  /** Those that could not be delivered: with them goes the last that is known of whose account is gone. */
  async forgetBefore(before: Date): Promise<void> {
    await this.em.nativeDelete(SecurityMail, { happenedAt: { $lt: before } })
  }

  private async put(mail: Omit<SecurityMail, 'id'>): Promise<void> {
    const id = uuidv7()
    await this.em.insert(SecurityMail, { id, ...mail })
    await this.jobs.send(this.em, sendSecurityMail, { id })
  }

  @OnJob(sendSecurityMail)
  async send({ id }: { id: string }): Promise<void> {
    const mail = await this.em.findOne(SecurityMail, { id })
    if (!mail) return
    const { memberId, kind, happenedAt, browser = null, os = null } = mail
    const member = memberId ? await this.members.find(memberId) : null
    const [address, language] = [member?.email ?? mail.address, member?.language ?? mail.language]
    if (!address || !language) return
    const { supportEmail } = this.mailer
    // Nobody is sent to an account that is gone.
    const link = member ? this.mailer.accountUrl : null
    const content = { kind, language, device: { browser, os }, happenedAt, link, supportEmail }
    await this.mailer.send(address, renderSecurityMail(content))
    await this.em.nativeDelete(SecurityMail, { id })
  }
}
