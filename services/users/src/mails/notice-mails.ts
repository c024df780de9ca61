import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { NoticeMail, NoticeOrder } from '@rafiq/contracts/moderation'
import type { Language } from '@rafiq/platform-contracts'
import { Clock, defineJob, JobQueue, NotFoundError, OnJob, uuidv7 } from '@rafiq/service-kit'
import { z } from 'zod'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { greetedName, Mailer, mailRetries } from './mailer.ts'
import { NoticeMailRow } from './notice-mail.entity.ts'
import { renderNotice } from './render-notice.ts'

const sendNotice = defineJob('users.send-notice', z.object({ id: z.uuid() }), mailRetries)

interface Recipient {
  address: string
  name: string | null
  language: Language
}

/** What the moderation team tells members by mail: each queued once, in the transaction that keeps it, and then sent. */
@Injectable()
export class NoticeMails {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly mailer: Mailer,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** A second order of the same id does nothing. @throws NotFoundError where the member is gone */
  order(id: string, { memberId, ...notice }: NoticeOrder): Promise<void> {
    return this.em.transactional(async () => {
      // Locked, so that a deletion either takes the mail along or is found here.
      if (!(await this.members.lock(memberId))) throw new NotFoundError()
      if (await this.em.findOne(NoticeMailRow, { id })) return
      await this.queue(id, memberId, notice)
    })
  }

  /** Of something that staff do to the account in this transaction, which holds the member. */
  queue(id: string, memberId: string, notice: NoticeMail): Promise<void> {
    return this.put(id, notice, { memberId })
  }

  /** To somebody whose account is deleted in this transaction. */
  queueFarewell(member: Member, notice: NoticeMail): Promise<void> {
    const { email: address, language } = member
    return this.put(uuidv7(), notice, { address, language, name: greetedName(member) })
  }

  /** Farewells that could not be delivered: with them goes the last that is known of whose account is gone. */
  async forgetFarewellsBefore(before: Date): Promise<void> {
    await this.em.nativeDelete(NoticeMailRow, { address: { $ne: null }, orderedAt: { $lt: before } })
  }

  private async put(
    id: string,
    { template, words, until }: NoticeMail,
    to: Partial<NoticeMailRow>,
  ): Promise<void> {
    const row = { template, words, until: until === null ? null : new Date(until), ...to }
    await this.em.insert(NoticeMailRow, { ...row, id, orderedAt: this.clock.now() })
    await this.jobs.send(this.em, sendNotice, { id })
  }

  @OnJob(sendNotice)
  async send({ id }: { id: string }): Promise<void> {
    const notice = await this.em.findOne(NoticeMailRow, { id })
    if (!notice || notice.sentAt) return
    const to = await this.recipientOf(notice)
    if (!to) return
    const { template, words = null, until } = notice
    // Nobody is sent to an account that is gone.
    const link = notice.memberId ? this.mailer.accountUrl : null
    const { supportEmail } = this.mailer
    const content = { template, words, until: until?.toISOString() ?? null, link, supportEmail }
    await this.mailer.send(to.address, renderNotice({ ...content, language: to.language, name: to.name }))
    // One to a member stays without its words, so that a repeated order sends no second mail.
    if (notice.memberId)
      await this.em.nativeUpdate(NoticeMailRow, { id }, { sentAt: this.clock.now(), words: null })
    else await this.em.nativeDelete(NoticeMailRow, { id })
  }

  private async recipientOf({ memberId, address, name, language }: NoticeMailRow): Promise<Recipient | null> {
    if (!memberId) return address && language ? { address, name: name ?? null, language } : null
    const member = await this.members.find(memberId)
    return member && { address: member.email, name: greetedName(member), language: member.language }
  }
}
