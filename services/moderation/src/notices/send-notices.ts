import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { Notice } from '@rafiq/contracts'
import { defineJob, JobQueue, NotFoundError, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { UsersClient } from '../services/users-client.ts'
import { iso } from '../support/iso.ts'

interface Sending extends Pick<Notice, 'template' | 'words' | 'until'> {
  /** Where it is known already, to whoever mails it too. */
  id?: string
  memberId: string
  /** Null: not about a report. */
  reportId: string | null
  at: Date
}

const mailNoticeJob = defineJob('moderation.mail-notice', z.object({ noticeId: z.uuid() }))

/**
 * Tells members what staff say, on their page and by mail, once. The notice and the job that orders its mail are of one
 * transaction; the users service knows the notice's id, so that a repeated order sends nothing.
 */
@Injectable()
export class SendNotices implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(JobQueue) private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.work(mailNoticeJob, ({ noticeId }) => this.mail(noticeId))
  }

  /** Nobody whose account is gone, and nobody twice about one report. */
  async send(tx: EntityManager, notice: Sending): Promise<void> {
    const { id = uuidv7(), memberId, reportId, at, template, words, until } = notice
    const { rows } = await sql<{ id: string }>`
      insert into moderation.notices (id, member_id, report_id, at, template, words, until)
      select ${id}::uuid, ${memberId}::uuid, ${reportId}::uuid, ${at.toISOString()}::timestamptz, ${template},
        ${words}, ${until}::timestamptz
      where not exists (select from moderation.accounts where member_id = ${memberId} and deleted)
      on conflict (member_id, report_id) do nothing
      returning id
    `.execute(tx.getKysely())
    for (const { id: noticeId } of rows) await this.jobs.send(tx, mailNoticeJob, { noticeId })
  }

  private async mail(id: string): Promise<void> {
    const { rows } = await sql<Pick<Notice, 'template' | 'words' | 'until'> & { memberId: string }>`
      select member_id as "memberId", template, words, ${iso(sql`until`)} as until
      from moderation.notices where id = ${id}
    `.execute(this.em.fork().getKysely())
    if (!rows[0]) return
    try {
      await this.users.mailNotice(id, rows[0])
    } catch (error) {
      // Gone meanwhile.
      if (!(error instanceof NotFoundError)) throw error
    }
  }
}
