import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { NoticeMail, NoticeOrder } from '@rafiq/contracts'
import { Clock, JobQueue, NotFoundError, uuidv7 } from '@rafiq/service-kit'
import { greetedName } from '../mail/greeted-name.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { NoticeMailRow } from './notice-mail.entity.ts'
import { sendNoticeJob } from './send-notice.job.ts'

/** Milliseconds: an address that outlived its account is kept as long as the queue tries, about a day, and no second one. */
const farewellKept = 2 * 86_400_000

/** Puts notices into the mail queue, each once, in the transaction that keeps them. */
@Injectable()
export class NoticeMails {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A second order of the same id does nothing. @throws NotFoundError where the member is gone */
  order(id: string, { memberId, ...notice }: NoticeOrder): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      // Locked, so that a deletion either takes the mail along or is found here.
      if (!(await this.members.lock(tx, memberId))) throw new NotFoundError()
      if (await tx.findOne(NoticeMailRow, { id })) return
      await this.put(tx, id, notice, { memberId })
    })
  }

  /** Of something that staff do to the account in this transaction, which holds the member. */
  tell(tx: EntityManager, id: string, memberId: string, notice: NoticeMail): Promise<void> {
    return this.put(tx, id, notice, { memberId })
  }

  /** To somebody whose account goes in this transaction. */
  async farewell(tx: EntityManager, member: Member, notice: NoticeMail): Promise<void> {
    const { email: address, language } = member
    await this.put(tx, uuidv7(), notice, { address, language, name: greetedName(member) })
  }

  /** Those that could not be delivered: with them goes the last that is known of whose account is gone. */
  async forgetFarewells(): Promise<void> {
    const old = new Date(this.clock.now().getTime() - farewellKept)
    await this.em.fork().nativeDelete(NoticeMailRow, { address: { $ne: null }, orderedAt: { $lt: old } })
  }

  private async put(
    tx: EntityManager,
    id: string,
    { template, words, until }: NoticeMail,
    to: Partial<NoticeMailRow>,
  ): Promise<void> {
    const row = { template, words, until: until === null ? null : new Date(until), ...to }
    await tx.insert(NoticeMailRow, { ...row, id, orderedAt: this.clock.now() })
    await this.jobs.send(tx, sendNoticeJob, { id })
  }
}
