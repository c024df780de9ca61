import {
  moderatorHeaders,
  type TotalCount,
  type Waiting,
  writeTotalCount,
  writeWaiting,
} from '@rafiq/contracts/moderation'

/** What a handler may do with its answer. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown
}

/** A part of a list, and what its headers say of the rest. */
export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
  total?: TotalCount
  waiting?: Waiting
}

/** Writes the headers of a page and answers its rows. */
export function sendPage<Row>(reply: ReplyHeaders, { rows, nextCursor, total, waiting }: Page<Row>): Row[] {
  if (total) reply.header(moderatorHeaders.totalCount, writeTotalCount(total))
  if (waiting) reply.header(moderatorHeaders.waiting, writeWaiting(waiting))
  if (nextCursor !== null) reply.header(moderatorHeaders.nextCursor, nextCursor)
  return rows
}
