import type { ChatMessage } from '@rafiq/contracts'
import type { QueryClient } from '@rafiq/platform/query'
import { closeOutbox, outboxOf } from '../outbox/outbox.ts'
import { OutboxSender } from '../outbox/outbox-sender.ts'
import { catchUp } from '../timeline/fetch-messages.ts'
import { hasGap, type Timeline } from '../timeline/merge-messages.ts'
import { messagesQuery } from '../timeline/messages-query.ts'
import { openSocket, sendItem } from './chat-socket.ts'
import { setConnected } from './live-store.ts'
import { resync } from './resync.ts'
import { roomCache } from './room-cache.ts'

/** A reading that failed is tried again after this; milliseconds. */
const resyncDelay = 3000

export type Live = {
  /** Sends what waits: something was typed, or somebody asked for it. */
  sendNow(): void
  read(chatRoomId: string, sequence: number): void
  typing(chatRoomId: string, typing: boolean): void
  /** Tells every message of others that arrives from now on. Returns how to stop. */
  onMessage(listener: (message: ChatMessage) => void): () => void
  stop(): void
}

type LiveOptions = { token: string; memberId: string; client: QueryClient }

/**
 * Keeps one member's conversations live: a socket whose events go into the query cache, reading what was missed
 * whenever the line comes back, and the sender of the outbox.
 */
export function startLive({ token, memberId, client }: LiveOptions): Live {
  const cache = roomCache(client, memberId)
  const socket = openSocket(token)
  const outbox = outboxOf(memberId)
  const sender = new OutboxSender({
    outbox,
    send: async (item) => {
      const result = await sendItem(socket, item, memberId)
      // The room may be gone without this page having heard of it.
      if (result.kind === 'refused' && result.problem === 'not-found') refresh()
      return result
    },
    onStored: cache.take,
  })
  const listeners = new Set<(message: ChatMessage) => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const tellDelivered = () => {
    if (!socket.connected) return
    for (const { id, messages } of cache.undelivered()) {
      const sequence = messages[0]?.sequence ?? 0
      socket.emit('room:delivered', { chatRoomId: id, sequence })
      cache.progress(id, sequence, 'deliveredSequence')
    }
  }

  /** What waits for a room that is gone goes with it, quietly. */
  const dropGone = () => void outbox.keepRooms(cache.rooms().map(({ id }) => id)).catch(() => undefined)
  const caughtUp = () => {
    tellDelivered()
    dropGone()
  }

  /** A dead session shows itself in the reading: the platform then leads to sign-in. */
  const refresh = () => {
    clearTimeout(timer)
    if (stopped) return
    resync(client, memberId).then(caughtUp, () => {
      timer = setTimeout(refresh, resyncDelay)
    })
    void sender.kick()
  }

  const receive = (message: ChatMessage) => {
    cache.take(message)
    if (message.senderId !== memberId) for (const listener of listeners) listener(message)
    tellDelivered()
    const timeline: Timeline | undefined = client.getQueryData(messagesQuery(message.chatRoomId).queryKey)
    const unknown = cache.rooms().every(({ id }) => id !== message.chatRoomId)
    if (unknown) refresh()
    else if (timeline && hasGap(timeline)) catchUp(client, message.chatRoomId).catch(refresh)
  }

  socket.on('message:new', receive)
  const { 'room:removed': removeRoom, ...events } = cache.events
  for (const [event, act] of Object.entries(events)) socket.on(event as keyof typeof events, act as never)
  socket.on('room:removed', (room) => {
    removeRoom(room)
    dropGone()
  })
  socket.on('connect', () => {
    setConnected(true)
    refresh()
  })
  socket.on('disconnect', (reason) => {
    setConnected(false)
    // Closed by the server: the session ended, or the server is going. The socket does not come back by itself then.
    if (reason === 'io server disconnect') reconnectSoon()
  })
  socket.on('connect_error', () => {
    setConnected(false)
    if (!socket.active) reconnectSoon()
  })

  const reconnectSoon = () => {
    refresh()
    setTimeout(() => !stopped && socket.connect(), resyncDelay)
  }
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return
    if (!socket.connected) socket.connect()
    refresh()
  }
  addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  // Typed or asked for again in another tab, which may close before it was sent. What failed before has its own time.
  const unwatch = outbox.watch(null, (items) => {
    if (items.find(({ state }) => state === 'waiting')?.problem === null) void sender.kick()
  })

  return {
    sendNow: () => void sender.kick(),
    read(chatRoomId, sequence) {
      if (!socket.connected) return
      cache.progress(chatRoomId, sequence, 'readSequence')
      socket.emit('room:read', { chatRoomId, sequence })
    },
    typing(chatRoomId, typing) {
      if (socket.connected) socket.volatile.emit('typing', { chatRoomId, typing })
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      unwatch()
      sender.stop()
      closeOutbox(memberId)
      socket.disconnect()
      setConnected(false)
    },
  }
}
