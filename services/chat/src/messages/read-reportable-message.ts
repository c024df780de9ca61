import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { ReportableMessage } from '@rafiq/contracts/moderation'
import { NotFoundError } from '@rafiq/service-kit'
import { type Expression, sql } from 'kysely'
import { queries } from '../database/tables.ts'

/** A message as the evidence of a report has it, with what was said around it. */
@Injectable()
export class ReadReportableMessage {
  constructor(private readonly em: EntityManager) {}

  /**
   * A block hides a room and takes no evidence away, so it is not asked about here.
   * @throws NotFoundError where it is not in a room of the reporter's, or is the reporter's own
   */
  async read(messageId: string, reporterId: string): Promise<ReportableMessage> {
    const { context } = limits.reports
    const rows = await queries(this.em)
      .selectFrom('messages as reported')
      .innerJoin('rooms', 'rooms.id', 'reported.room_id')
      .innerJoin('messages as near', (join) =>
        join
          .onRef('near.room_id', '=', 'reported.room_id')
          .on((eb) => isNear(eb.ref('near.sequence'), eb.ref('reported.sequence'), context)),
      )
      .where('reported.id', '=', messageId)
      .where('reported.sender_id', '<>', reporterId)
      .where((eb) => eb.or([eb('rooms.low_id', '=', reporterId), eb('rooms.high_id', '=', reporterId)]))
      .orderBy('near.sequence')
      .select(['near.id', 'near.sender_id as senderId', 'near.content', 'near.created_at as createdAt'])
      .execute()
    const authorId = rows.find(({ id }) => id === messageId)?.senderId
    if (!authorId) throw new NotFoundError()
    const messages = rows.map(({ id, senderId, content, createdAt }) => ({
      id,
      from: senderId === reporterId ? ('reporter' as const) : ('subject' as const),
      content,
      at: new Date(createdAt).toISOString(),
      reported: id === messageId,
    }))
    return { authorId, messages }
  }
}

const isNear = (near: Expression<number>, to: Expression<number>, distance: number) =>
  sql<boolean>`${near} between ${to} - ${distance}::integer and ${to} + ${distance}::integer`
