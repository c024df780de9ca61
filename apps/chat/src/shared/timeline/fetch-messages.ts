import { mergeMessages, reachesStart, type Timeline } from '@rafiq/chat-client'
import { limits } from '@rafiq/contracts'
import type { ChatMessage } from '@rafiq/contracts/chat'
import type { QueryClient } from '@rafiq/platform/query'
import { messagesQuery, readMessages } from './messages-query.ts'

const page = limits.messages.maxPage

const timelineOf = (client: QueryClient, roomId: string): Timeline | undefined =>
  client.getQueryData(messagesQuery(roomId).queryKey)

/** Merges into what is loaded of a room; one that is not loaded will be read whole when it is opened. */
export function addMessages(client: QueryClient, roomId: string, messages: readonly ChatMessage[]) {
  client.setQueryData(messagesQuery(roomId).queryKey, (timeline: Timeline | undefined) =>
    timeline ? mergeMessages(timeline, messages) : undefined,
  )
}

const running = new Map<string, Promise<void>>()

/** One at a time for each purpose: who asks meanwhile waits for the same. */
function once(key: string, work: () => Promise<void>): Promise<void> {
  const started = running.get(key) ?? work().finally(() => running.delete(key))
  running.set(key, started)
  return started
}

/** Fetches whatever was stored after the last message that is known. Throws `ApiError` or `NetworkError`. */
export const catchUp = (client: QueryClient, roomId: string): Promise<void> =>
  once(`after ${roomId}`, async () => {
    for (;;) {
      const timeline = timelineOf(client, roomId)
      if (!timeline) return
      const last = timeline.messages.at(-1)
      const news = await readMessages(roomId, { ...(last && { after: last.id }), limit: page })
      addMessages(client, roomId, news)
      if (news.length < page || !last) return
    }
  })

/** Fetches the page before the first message that is known, if there is one. */
export const loadOlder = (client: QueryClient, roomId: string): Promise<void> =>
  once(`before ${roomId}`, async () => {
    const timeline = timelineOf(client, roomId)
    const first = timeline?.messages[0]
    if (!timeline || !first || reachesStart(timeline)) return
    addMessages(client, roomId, await readMessages(roomId, { before: first.id, limit: page }))
  })

/** Fetches older pages until the message with this sequence is known, and the one before it: only then is it shown. */
export async function loadUntil(client: QueryClient, roomId: string, sequence: number): Promise<void> {
  for (;;) {
    const first = timelineOf(client, roomId)?.messages[0]
    if (!first || first.sequence < sequence || first.sequence <= 1) return
    await loadOlder(client, roomId)
    if (timelineOf(client, roomId)?.messages[0] === first) return
  }
}
