import { chatTimeouts, emptyTimeline, mergeMessages } from '@rafiq/chat-client'
import { limits } from '@rafiq/contracts'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

type Page = { before?: string; after?: string; search?: string; limit?: number }

const pathOf = (roomId: string) => `/api/chat-rooms/${encodeURIComponent(roomId)}/messages`

/** One page of a room's messages, oldest first. */
export function readMessages(roomId: string, page: Page, signal?: AbortSignal): Promise<ChatMessage[]> {
  const query = new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)]))
  return api.get<ChatMessage[]>(`${pathOf(roomId)}?${query}`, undefined, {
    signal,
    timeout: chatTimeouts.http,
  })
}

/** A room's messages, from the last page on; what comes later is merged into it. */
export const messagesQuery = (roomId: string) =>
  queryOptions({
    queryKey: [pathOf(roomId)],
    queryFn: async ({ signal }) =>
      mergeMessages(emptyTimeline, await readMessages(roomId, { limit: limits.messages.maxPage }, signal)),
  })

/** Whether a query holds some room's messages. */
export const isMessagesKey = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && /^\/api\/chat-rooms\/[^/]+\/messages$/.test(path)
