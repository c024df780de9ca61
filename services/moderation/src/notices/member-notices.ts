import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { Notice } from '@rafiq/contracts/moderation'
import { Clock, defineJob, JobQueue, NotFoundError, OnJob, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { queries } from '../database/tables.ts'
import { UsersClient } from '../services/users-client.ts'
import { iso } from '../support/times.ts'

interface NewNotice extends Pick<Notice, 'template' | 'words' | 'until'> {
  /** Where it is known already, to whoever mails it too. */
  id?: string
  memberId: string
  /** Null: not about a report. */
  reportId: string | null
  at: Date
}

const mailNoticeJob = defineJob('moderation.mail-notice', z.object({ noticeId: z.uuid() }))

/**
 * What staff tell members, on their page and by mail, once. The notice and the job that orders its mail are of one
 * transaction; the users service knows the notice's id, so that a repeated order sends nothing.
 */
@Injectable()
export class MemberNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersClient,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @param limit null: all of them */
  async list(memberId: string, limit: number | null = limits.notices.shown): Promise<Notice[]> {
    return queries(this.em)
      .selectFrom('notices')
      .select(['id', 'template', 'words', iso(sql.ref('at')).as('at')])
      .select([
        iso<string | null>(sql.ref('until')).as('until'),
        iso<string | null>(sql.ref('read_at')).as('readAt'),
      ])
      .where('member_id', '=', memberId)
      .orderBy('notices.at', 'desc')
      .orderBy('id', 'desc')
      .$if(limit !== null, (query) => query.limit(limit))
      .execute()
  }

  /** Remembers when it was first read. @throws NotFoundError where it is not the member's */
  async markRead(memberId: string, id: string): Promise<void> {
    const marked = await queries(this.em)
      .updateTable('notices')
      .set(({ fn, ref, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(this.clock.now())) }))
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .execute()
    if (marked.length === 0) throw new NotFoundError()
  }

  /** In a transaction. To nobody whose account is gone, and to nobody twice about one report. */
  async send(notice: NewNotice): Promise<void> {
    const { id = uuidv7(), memberId, reportId, at, template, words, until } = notice
    const db = queries(this.em)
    const gone = await db
      .selectFrom('accounts')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('deleted', '=', true)
      .execute()
    if (gone.length > 0) return
    const sent = await db
      .insertInto('notices')
      .values({
        id,
        member_id: memberId,
        report_id: reportId,
        at,
        template,
        words,
        until: until === null ? null : new Date(until),
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'report_id']).doNothing())
      .returning('id')
      .execute()
    for (const { id: noticeId } of sent) await this.jobs.send(this.em, mailNoticeJob, { noticeId })
  }

  @OnJob(mailNoticeJob)
  async mail({ noticeId }: { noticeId: string }): Promise<void> {
    const notice = await queries(this.em)
      .selectFrom('notices')
      .select([
        'member_id as memberId',
        'template',
        'words',
        iso<string | null>(sql.ref('until')).as('until'),
      ])
      .where('id', '=', noticeId)
      .executeTakeFirst()
    if (!notice) return
    try {
      await this.users.mailNotice(noticeId, notice)
    } catch (error) {
      // Gone meanwhile.
      if (!(error instanceof NotFoundError)) throw error
    }
  }

  async erase(memberId: string): Promise<void> {
    await queries(this.em).deleteFrom('notices').where('member_id', '=', memberId).execute()
  }
}
