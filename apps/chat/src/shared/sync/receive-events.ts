import { type ChatSocket, hasGap, type Timeline } from '@rafiq/chat-client'
import type { QueryClient } from '@rafiq/platform/query'
import { catchUp } from '../timeline/fetch-messages.ts'
import { messagesQuery } from '../timeline/messages-query.ts'
import type { roomCache } from './room-cache.ts'

type ReceiveEvents = {
  socket: ChatSocket
  cache: ReturnType<typeof roomCache>
  client: QueryClient
  /** After each message. */
  onMessage: () => void
  /** Something is missing that has to be read. */
  onGap: () => void
  onRoomRemoved: (chatRoomId: string) => void
}

/** Puts what the server says into the query cache, and has read what is missing before it. */
export function receiveEvents({
  socket,
  cache,
  client,
  onMessage,
  onGap,
  onRoomRemoved,
}: ReceiveEvents): void {
  socket.on('message:new', (message) => {
    const leavesGap = cache.leavesGap(message)
    cache.addMessage(message)
    onMessage()
    const timeline: Timeline | undefined = client.getQueryData(messagesQuery(message.chatRoomId).queryKey)
    if (leavesGap) onGap()
    else if (timeline && hasGap(timeline)) catchUp(client, message.chatRoomId).catch(onGap)
  })
  const { 'room:removed': removeRoom, ...events } = cache.events
  for (const [event, handler] of Object.entries(events)) {
    socket.on(event as keyof typeof events, handler as never)
  }
  socket.on('room:removed', (room) => {
    removeRoom(room)
    onRoomRemoved(room.chatRoomId)
  })
}
