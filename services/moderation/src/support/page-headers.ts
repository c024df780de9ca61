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

interface PageFacts {
  nextCursor: string | null
  total?: TotalCount
  waiting?: Waiting
}

/** What a page says beside its rows. */
export function writePageHeaders(reply: ReplyHeaders, { nextCursor, total, waiting }: PageFacts): void {
  if (total) reply.header(moderatorHeaders.totalCount, writeTotalCount(total))
  if (waiting) reply.header(moderatorHeaders.waiting, writeWaiting(waiting))
  if (nextCursor !== null) reply.header(moderatorHeaders.nextCursor, nextCursor)
}
