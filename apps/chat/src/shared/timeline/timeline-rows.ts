import type { OutboxItem } from '@rafiq/chat-client'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { dayOf } from './day.ts'

/** Messages of one person closer than this stand together; milliseconds. */
const together = 5 * 60 * 1000

type Base = {
  key: string
  /** The first known message of its day, whose day is told above it. */
  newDay: boolean
  /** The first message that waited to be read when the room was opened. */
  firstUnread: boolean
  /** Follows another one of the same person closely. */
  continues: boolean
  own: boolean
  createdAt: string
  content: string
}
export type Row = Base &
  ({ message: ChatMessage; item?: undefined } | { item: OutboxItem; message?: undefined })

type Input = {
  messages: readonly ChatMessage[]
  outbox: readonly OutboxItem[]
  me: string
  /** Whether the first message here is the room's first: else it is not known what comes before it. */
  complete: boolean
  /** What had been read when the room was opened, as a sequence. */
  readBefore: number
}

/**
 * What a conversation shows, in order: the stored messages, then those that are on their way. A message keeps its key
 * when it is stored, so it stays where it is; one that is stored already is not shown as on its way as well.
 *
 * A row looks as what comes before it has it look (its day, its distance, the mark of the unread), so one is shown when
 * that is known: rows that change their height while older ones arrive move what is read.
 */
export function timelineRows({ messages, outbox, me, complete, readBefore }: Input): Row[] {
  const stored = new Set(messages.map(({ clientId }) => clientId))
  const unreadKnown = complete || (messages[0]?.sequence ?? 0) <= readBefore + 1
  const firstUnread =
    unreadKnown && messages.find(({ sequence, senderId }) => sequence > readBefore && senderId !== me)
  const all: Pick<Row, 'message' | 'item'>[] = [
    ...messages.map((message) => ({ message })),
    ...outbox.filter(({ clientId }) => !stored.has(clientId)).map((item) => ({ item })),
  ]
  let before: Row | undefined
  const rows = all.map(({ message, item }) => {
    const { createdAt, content } = (message ?? item) as ChatMessage | OutboxItem
    const own = item !== undefined || message?.senderId === me
    const newDay = before ? dayOf(before.createdAt) !== dayOf(createdAt) : complete || message === undefined
    const unread = message !== undefined && message === firstUnread
    const row = {
      key: (message?.senderId === me || item ? (message ?? item)?.clientId : null) ?? message?.id ?? '',
      newDay,
      firstUnread: unread,
      continues:
        before !== undefined && !newDay && !unread && before.own === own && isClose(before, createdAt),
      own,
      createdAt,
      content,
      ...(message ? { message } : { item }),
    } as Row
    before = row
    return row
  })
  return complete || messages.length < 2 ? rows : rows.slice(1)
}

const isClose = (before: Base, createdAt: string): boolean =>
  Date.parse(createdAt) - Date.parse(before.createdAt) < together
