import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits, type ReportableMessage } from '@rafiq/contracts'
import { NotFoundError } from '@rafiq/service-kit'
import { sql } from 'kysely'

interface Row {
  id: string
  senderId: string
  content: string
  at: string
}

/** A message as the evidence of a report has it, with what was said around it. */
@Injectable()
export class ReadReportable {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * A block hides a room and takes no evidence away, so it is not asked about here.
   * @throws NotFoundError where it is not in a room of the reporter's, or is the reporter's own
   */
  async read(messageId: string, reporterId: string): Promise<ReportableMessage> {
    const { rows } = await sql<Row>`
      select near.id, near.sender_id as "senderId", near.content,
        to_char(near.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from chat.messages as reported
      join chat.rooms as room on room.id = reported.room_id
      join chat.messages as near on near.room_id = reported.room_id
        and near.sequence between reported.sequence - ${limits.reports.context}::integer
          and reported.sequence + ${limits.reports.context}::integer
      where reported.id = ${messageId} and reported.sender_id <> ${reporterId}
        and ${reporterId} in (room.low_id, room.high_id)
      order by near.sequence
    `.execute(this.em.fork().getKysely())
    const authorId = rows.find(({ id }) => id === messageId)?.senderId
    if (!authorId) throw new NotFoundError()
    const messages = rows.map(({ id, senderId, content, at }) => ({
      id,
      from: senderId === reporterId ? ('reporter' as const) : ('subject' as const),
      content,
      at,
      reported: id === messageId,
    }))
    return { authorId, messages }
  }
}
