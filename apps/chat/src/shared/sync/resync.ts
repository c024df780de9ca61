import type { QueryClient } from '@rafiq/platform/query'
import { roomsQuery } from '../rooms/rooms-query.ts'
import { catchUp } from '../timeline/fetch-messages.ts'
import { isMessagesKey } from '../timeline/messages-query.ts'

/**
 * Reads what happened while the line was away: the rooms anew, the open conversation from its last message on. Others
 * are read whole when they are opened again. Throws when it could not be read.
 */
export async function resync(client: QueryClient, me: string): Promise<void> {
  const conversations = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isMessagesKey(queryKey) })
  const open = conversations.filter((query) => query.isActive())
  for (const query of conversations) if (!query.isActive()) client.removeQueries({ queryKey: query.queryKey })
  await Promise.all([
    client.fetchQuery({ ...roomsQuery(me), staleTime: 0 }),
    ...open.map(({ queryKey }) => catchUp(client, roomIdOf(String(queryKey[0])))),
  ])
}

const roomIdOf = (path: string): string => decodeURIComponent(path.split('/')[3] ?? '')
