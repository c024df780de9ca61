import { Inject, Injectable } from '@nestjs/common'
import type { SendMessage } from '@rafiq/contracts'
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnavailableError,
} from '@rafiq/service-kit'
import { Batches } from '../support/batches.ts'
import { explainUnstored, type SendRefusal, type Situation } from './explain-unstored.ts'
import { MessagePool } from './message-pool.ts'
import { explainMessage, storeMessage, storeMessages } from './message-statements.ts'
import type { MessageRow } from './to-chat-message.ts'

/** A message that is in the database, and between whom. */
export interface StoredMessage {
  row: MessageRow
  /** The two members of its room. */
  members: [string, string]
}

type StoredRow = MessageRow & { lowId: string; highId: string }

const refusals: Record<SendRefusal, () => AppError> = {
  'other-room': () => new ConflictError(),
  'no-room': () => new NotFoundError(),
  paused: () => new ForbiddenError('account-paused'),
  changed: () => new UnavailableError({ retryAfter: 1 }),
}

/** One transaction holds its rooms as long as it takes. */
const largestBatch = 64

/** What one message can do to a batch: a unique id taken at this moment by another replica, or a deadlock. */
const faultsOfOne = /^(23|40)/

/** Messages of all senders of this process, stored in the order in which they came. */
@Injectable()
export class MessageStore {
  readonly #batches = new Batches<SendMessage, StoredMessage>((batch) => this.storeAll(batch), largestBatch)

  constructor(@Inject(MessagePool) private readonly pool: MessagePool) {}

  /**
   * Stores a message, or answers the one that its sender has stored under this client id before.
   * @throws NotFoundError for a room that is not the sender's, ForbiddenError while the sender is paused, ConflictError
   * where the client id belongs to a message in another room
   */
  store(message: SendMessage): Promise<StoredMessage> {
    return this.#batches.add(message)
  }

  private async storeAll(batch: SendMessage[]): Promise<PromiseSettledResult<StoredMessage>[]> {
    const differ = new Set(batch.map(nameOf)).size === batch.length
    if (batch.length > 1 && differ) {
      const rows = await this.insertAll(batch)
      if (rows) return this.settleAll(batch, rows)
    }
    const results: PromiseSettledResult<StoredMessage>[] = []
    for (const message of batch) results.push(...(await Promise.allSettled([this.storeOne(message)])))
    return results
  }

  /** undefined: one of them stands in the way of all. */
  private async insertAll(batch: SendMessage[]): Promise<StoredRow[] | undefined> {
    try {
      return await this.pool.rows<StoredRow>(storeMessages, [
        batch.map(({ chatRoomId }) => chatRoomId),
        batch.map(({ senderId }) => senderId),
        batch.map(({ content }) => content),
        batch.map(({ clientId }) => clientId ?? null),
      ])
    } catch (error) {
      if (isFaultOfOne(error)) return undefined
      throw error
    }
  }

  private settleAll(batch: SendMessage[], rows: StoredRow[]): Promise<PromiseSettledResult<StoredMessage>[]> {
    const stored = new Map(rows.map((row) => [nameOf({ ...row, chatRoomId: row.roomId }), row]))
    return Promise.allSettled(
      batch.map(async (message) => {
        const row = stored.get(nameOf(message))
        return row ? toStored(row) : this.explain(message)
      }),
    )
  }

  private async storeOne(message: SendMessage): Promise<StoredMessage> {
    const { chatRoomId, senderId, content, clientId } = message
    const [row] = await this.pool
      .rows<StoredRow>(storeMessage, [chatRoomId, senderId, content, clientId ?? null])
      .catch((error: unknown) => {
        // The same client id at the same moment, on another replica: that one is stored.
        if (isFaultOfOne(error)) return []
        throw error
      })
    return row ? toStored(row) : this.explain(message)
  }

  private async explain({ chatRoomId, senderId, clientId }: SendMessage): Promise<StoredMessage> {
    const [situation] = await this.pool.rows<Situation<StoredRow>>(explainMessage, [
      chatRoomId,
      senderId,
      clientId ?? null,
    ])
    const outcome = explainUnstored(situation, chatRoomId)
    if ('refusal' in outcome) throw refusals[outcome.refusal]()
    return toStored(outcome.stored)
  }
}

/** What tells messages of a batch apart; two that it cannot are not stored together. */
const nameOf = ({ senderId, clientId, chatRoomId, content }: Named): string =>
  clientId == null ? `${senderId} ${chatRoomId} ${content}` : `${senderId} ${clientId}`

interface Named {
  senderId: string
  chatRoomId: string
  content: string
  clientId?: string | null | undefined
}

const isFaultOfOne = (error: unknown): boolean => faultsOfOne.test(String((error as { code?: unknown }).code))

function toStored({ lowId, highId, createdAt, ...row }: StoredRow): StoredMessage {
  // A date from a column, a text from JSON.
  return { row: { ...row, createdAt: new Date(createdAt) }, members: [lowId, highId] }
}
