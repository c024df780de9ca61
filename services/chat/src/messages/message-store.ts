import { Inject, Injectable } from '@nestjs/common'
import type { SendMessage } from '@rafiq/contracts'
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnavailableError,
} from '@rafiq/service-kit'
import { explainUnstored, type SendRefusal, type Situation } from './explain-unstored.ts'
import { MessagePool } from './message-pool.ts'
import type { MessageRow } from './to-chat-message.ts'

/** A message that is in the database, and between whom. */
export interface StoredMessage {
  row: MessageRow
  /** The two members of its room. */
  members: [string, string]
}

type StoredRow = MessageRow & { lowId: string; highId: string }

const columns = (message: string, room: string) => `
  ${message}.id, ${message}.room_id as "roomId", ${message}.sender_id as "senderId", ${message}.content,
  ${message}.created_at as "createdAt", ${message}.client_id as "clientId", ${message}.sequence,
  ${room}.low_id as "lowId", ${room}.high_id as "highId"`

/**
 * Decides, counts and stores in one statement, which is one transaction. The room's row is locked by its update, so
 * sequences follow each other without a gap: whatever fails takes the count back with it. Id and time come from the
 * database's clock under that lock: they grow with the sequence, and replicas agree on them.
 */
const store = {
  name: 'store-message',
  text: `
    with room as (
      update chat.rooms as room set last_sequence = last_sequence + 1
      where room.id = $1 and (room.low_id = $2 or room.high_id = $2)
        and exists (select from chat.members where member_id = $2 and is_active)
        and ($4::uuid is null or not exists (
          select from chat.messages where sender_id = $2 and client_id = $4::uuid
        ))
      returning room.id, room.low_id, room.high_id, room.last_sequence
    ), message as (
      insert into chat.messages (id, room_id, sender_id, content, client_id, sequence, created_at)
      select uuidv7(), room.id, $2, $3, $4::uuid, room.last_sequence,
        date_trunc('milliseconds', clock_timestamp())
      from room
      returning *
    )
    select ${columns('message', 'room')} from message, room`,
}

/** What held where nothing was stored. */
const explain = {
  name: 'explain-unstored',
  text: `
    select
      (select to_jsonb(found) from (
        select ${columns('message', 'home')}
        from chat.messages as message join chat.rooms as home on home.id = message.room_id
        where message.sender_id = $2 and message.client_id = $3::uuid
      ) as found) as stored,
      exists (select from chat.rooms where id = $1 and (low_id = $2 or high_id = $2)) as "isMember",
      coalesce((select is_active from chat.members where member_id = $2), false) as "isActive"`,
}

const refusals: Record<SendRefusal, () => AppError> = {
  'other-room': () => new ConflictError(),
  'no-room': () => new NotFoundError(),
  paused: () => new ForbiddenError('account-paused'),
  changed: () => new UnavailableError({ retryAfter: 1 }),
}

const uniqueViolation = '23505'

@Injectable()
export class MessageStore {
  constructor(@Inject(MessagePool) private readonly pool: MessagePool) {}

  /**
   * Stores a message, or answers the one that its sender has stored under this client id before.
   * @throws NotFoundError for a room that is not the sender's, ForbiddenError while the sender is paused, ConflictError
   * where the client id belongs to a message in another room
   */
  async store({ chatRoomId, senderId, content, clientId }: SendMessage): Promise<StoredMessage> {
    const [row] = await this.insert([chatRoomId, senderId, content, clientId ?? null])
    if (row) return toStored(row)
    const [situation] = await this.pool.rows<Situation<StoredRow>>(explain, [
      chatRoomId,
      senderId,
      clientId ?? null,
    ])
    const outcome = explainUnstored(situation, chatRoomId)
    if ('refusal' in outcome) throw refusals[outcome.refusal]()
    return toStored(outcome.stored)
  }

  private async insert(values: readonly unknown[]): Promise<StoredRow[]> {
    try {
      return await this.pool.rows<StoredRow>(store, values)
    } catch (error) {
      // The same client id, at the same moment, on another connection: that one is stored.
      if ((error as { code?: unknown }).code === uniqueViolation) return []
      throw error
    }
  }
}

function toStored({ lowId, highId, createdAt, ...row }: StoredRow): StoredMessage {
  // A date from a column, a text from JSON.
  return { row: { ...row, createdAt: new Date(createdAt) }, members: [lowId, highId] }
}
