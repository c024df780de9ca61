import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Device } from '@rafiq/contracts'
import { Clock, JobQueue, uuidv7 } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { SecurityMail, type SecurityMailKind } from './security-mail.entity.ts'
import { sendSecurityMailJob } from './send-security-mail.job.ts'

/** Milliseconds: as long as the queue tries, about a day, and no second one. */
const kept = 2 * 86_400_000
const unknownDevice: Device = { browser: null, os: null }

/** Puts mails about an account's security into the queue, in the transaction of what they tell of. */
@Injectable()
export class SecurityMails {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  tell(
    tx: EntityManager,
    memberId: string,
    kind: Exclude<SecurityMailKind, 'account-deleted'>,
    happenedAt: Date,
    device = unknownDevice,
  ): Promise<void> {
    return this.put(tx, { memberId, address: null, language: null, kind, happenedAt, ...device })
  }

  /** To somebody whose account goes in this transaction. */
  farewell(tx: EntityManager, { email: address, language }: Member, happenedAt: Date): Promise<void> {
    const kind = 'account-deleted'
    return this.put(tx, { memberId: null, address, language, kind, happenedAt, ...unknownDevice })
  }

  /** Those that could not be delivered: with them goes the last that is known of whose account is gone. */
  async forgetUnsent(): Promise<void> {
    const old = new Date(this.clock.now().getTime() - kept)
    await this.em.fork().nativeDelete(SecurityMail, { happenedAt: { $lt: old } })
  }

  private async put(tx: EntityManager, mail: Omit<SecurityMail, 'id'>): Promise<void> {
    const id = uuidv7()
    await tx.insert(SecurityMail, { id, ...mail })
    await this.jobs.send(tx, sendSecurityMailJob, { id })
  }
}
