import { moderatorHeaders } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'

/** A page of a list that is counted exactly, with the way to the next one. */
interface ListPage<Item> {
  items: Item[]
  /** null on the last page. */
  nextCursor: string | null
  /** null where the server does not count. */
  total: number | null
}

/** Reads one page of a list whose cursor and count come as headers. */
export async function readPage<Item>(path: string, signal: AbortSignal): Promise<ListPage<Item>> {
  return (await readPageWithHeaders<Item>(path, signal)).page
}

/** For lists that tell more than their page in the headers. */
export async function readPageWithHeaders<Item>(
  path: string,
  signal: AbortSignal,
): Promise<{ page: ListPage<Item>; headers: Headers }> {
  const { value, headers } = await api.getWithHeaders<Item[]>(path, undefined, { signal })
  const total = headers.get(moderatorHeaders.totalCount)
  const page = {
    items: value,
    nextCursor: headers.get(moderatorHeaders.nextCursor),
    total: total === null ? null : Number(total),
  }
  return { page, headers }
}
