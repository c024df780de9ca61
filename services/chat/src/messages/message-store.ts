import { Injectable } from '@nestjs/common'
import type { SendMessage } from '@rafiq/contracts/chat'
import { type AppError, ForbiddenError, NotFoundError, UnavailableError } from '@rafiq/service-kit'
import { Batches } from './batches.ts'
import { explainUnstored, type Situation, type UnstoredReason } from './explain-unstored.ts'
import { explainMessage, storeMessage, storeMessages } from './insert-messages.sql.ts'
import { MessagePool } from './message-pool.ts'
import type { MessageRow } from './message-row.ts'

/** What the database adds to a message. */
type Given = Pick<MessageRow, 'id' | 'sequence' | 'createdAt'>

const errors: Record<UnstoredReason, () => AppError> = {
  'no-room': () => new NotFoundError(),
  paused: () => new ForbiddenError('account-paused'),
  changed: () => new UnavailableError({ retryAfter: 1 }),
}

/** One transaction holds its rooms as long as it takes. */
const largestBatch = 128

/** What one message can do to a batch: a unique id taken at this moment by another replica, or a deadlock. */
const faultsOfOne = /^(23|40)/

/** Messages of all senders of this process, stored in the order in which they came. */
@Injectable()
export class MessageStore {
  readonly #batches = new Batches<SendMessage, MessageRow>((batch) => this.storeAll(batch), largestBatch)

  constructor(private readonly pool: MessagePool) {}

  /**
   * Stores a message, or answers the one that its sender has stored in this room under this client id before.
   * @throws NotFoundError for a room that is not the sender's, ForbiddenError while the sender is paused
   */
  store(message: SendMessage): Promise<MessageRow> {
    return this.#batches.add(message)
  }

  private async storeAll(batch: SendMessage[]): Promise<PromiseSettledResult<MessageRow>[]> {
    if (batch.length > 1) {
      const rows = await this.insertAll(batch)
      if (rows) return this.settleAll(batch, rows)
    }
    const results: PromiseSettledResult<MessageRow>[] = []
    for (const message of batch) results.push(...(await Promise.allSettled([this.storeOne(message)])))
    return results
  }

  /** undefined: one of them stands in the way of all. */
  private async insertAll(batch: SendMessage[]): Promise<(Given & { position: number })[] | undefined> {
    try {
      return await this.pool.rows<Given & { position: number }>(storeMessages, [
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

  private settleAll(
    batch: SendMessage[],
    rows: (Given & { position: number })[],
  ): Promise<PromiseSettledResult<MessageRow>[]> {
    const stored = new Map(rows.map(({ position, ...given }) => [position, given]))
    return Promise.allSettled(
      batch.map((message, index) => {
        const given = stored.get(index + 1)
        return given ? toRow(message, given) : this.explain(message)
      }),
    )
  }

  private async storeOne(message: SendMessage): Promise<MessageRow> {
    const { chatRoomId, senderId, content, clientId } = message
    const [given] = await this.pool
      .rows<Given>(storeMessage, [chatRoomId, senderId, content, clientId ?? null])
      .catch((error: unknown) => {
        // The same client id at the same moment, on another replica: that one is stored.
        if (isFaultOfOne(error)) return []
        throw error
      })
    return given ? toRow(message, given) : this.explain(message)
  }

  private async explain({ chatRoomId, senderId, clientId }: SendMessage): Promise<MessageRow> {
    const [situation] = await this.pool.rows<Situation<MessageRow>>(explainMessage, [
      chatRoomId,
      senderId,
      clientId ?? null,
    ])
    const outcome = explainUnstored(situation)
    if ('reason' in outcome) throw errors[outcome.reason]()
    // JSON has no dates.
    return { ...outcome.stored, createdAt: new Date(outcome.stored.createdAt) }
  }
}

const isFaultOfOne = (error: unknown): boolean => faultsOfOne.test(String((error as { code?: unknown }).code))

const toRow = (
  { chatRoomId, senderId, content, clientId }: SendMessage,
  { id, sequence, createdAt }: Given,
): MessageRow => ({
  id,
  roomId: chatRoomId,
  senderId,
  content,
  createdAt,
  clientId: clientId ?? null,
  sequence,
})
