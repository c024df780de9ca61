import type { ChatMessage } from '@rafiq/contracts'
import { keepUnsent } from '@rafiq/platform'
import type { QueryClient } from '@rafiq/platform/query'
import { outboxOf } from '../outbox/outbox.ts'
import { type OutboxItem, unsentTexts } from '../outbox/outbox-item.ts'
import { OutboxSender } from '../outbox/outbox-sender.ts'
import { catchUp } from '../timeline/fetch-messages.ts'
import { hasGap, type Timeline } from '../timeline/merge-messages.ts'
import { messagesQuery } from '../timeline/messages-query.ts'
import { openSocket, sendItem } from './chat-socket.ts'
import { setConnected, setUnsent } from './live-store.ts'
import { ProgressTeller } from './progress-teller.ts'
import { resync } from './resync.ts'
import { roomCache } from './room-cache.ts'

/** A reading that failed is tried again after this; milliseconds. */
const resyncDelay = 3000

export type Live = {
  readonly stopped: boolean
  /** Sends what waits: something was typed, or somebody asked for it. */
  sendNow(): void
  read(chatRoomId: string, sequence: number): void
  typing(chatRoomId: string, typing: boolean): void
  /** A page of conversations is open. */
  stay(): void
  /** None is open any more: ends as soon as everything is said that was to be said. */
  leave(): void
  /** Ends now. */
  stop(): void
}

export type LiveOptions = { token: string; memberId: string; client: QueryClient }

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
  const progress = new ProgressTeller(socket, () => void endIfDone())
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let left = false

  const tellDelivered = () => {
    if (!socket.connected) return
    for (const { id, messages } of cache.undelivered()) {
      const sequence = messages[0]?.sequence ?? 0
      progress.tell('room:delivered', { chatRoomId: id, sequence })
      cache.progress(id, sequence, 'deliveredSequence')
    }
  }

  /** What waits for a room that is gone goes with it, quietly. */
  const dropGone = () => {
    const rooms = cache.rooms()
    if (rooms) void outbox.keepRooms(rooms.map(({ id }) => id)).catch(() => undefined)
  }
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
    const skips = cache.skips(message)
    cache.take(message)
    tellDelivered()
    const timeline: Timeline | undefined = client.getQueryData(messagesQuery(message.chatRoomId).queryKey)
    if (skips) refresh()
    else if (timeline && hasGap(timeline)) catchUp(client, message.chatRoomId).catch(refresh)
  }

  socket.on('message:new', receive)
  const { 'room:removed': removeRoom, ...events } = cache.events
  for (const [event, act] of Object.entries(events)) socket.on(event as keyof typeof events, act as never)
  socket.on('room:removed', (room) => {
    removeRoom(room)
    void outbox.dropRoom(room.chatRoomId).catch(() => undefined)
  })
  socket.on('connect', () => {
    setConnected(true)
    progress.repeat()
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
  const tellUnsent = (items: readonly OutboxItem[]) => {
    setUnsent(unsentTexts(items))
    keepUnsent(memberId, items.length > 0)
  }
  // Typed or asked for again in another tab, which may close before it was sent. What failed before has its own time.
  const unwatch = outbox.watch(null, (items) => {
    tellUnsent(items)
    if (items.find(({ state }) => state === 'waiting')?.problem === null) void sender.kick()
    void endIfDone()
  })
  // What an earlier page could not send; where WebSockets do not pass, nothing else would begin with it.
  void sender.kick()

  const isDone = () => left && !stopped && progress.settled
  const endIfDone = async () => {
    if (!isDone()) return
    // Asked of the outbox itself: what was typed a moment ago is in it, and not told of yet.
    const items = await outbox.all().catch(() => null)
    if (!items || !isDone() || items.some(({ state }) => state === 'waiting')) return
    tellUnsent(items)
    stop()
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
    unwatch()
    progress.stop()
    sender.stop()
    socket.disconnect()
    setConnected(false)
    setUnsent({})
  }

  return {
    get stopped() {
      return stopped
    },
    sendNow: () => void sender.kick(),
    read(chatRoomId, sequence) {
      if (!socket.connected) return
      cache.progress(chatRoomId, sequence, 'readSequence')
      progress.tell('room:read', { chatRoomId, sequence })
    },
    typing(chatRoomId, typing) {
      if (socket.connected) socket.volatile.emit('typing', { chatRoomId, typing })
    },
    stay() {
      left = false
    },
    leave() {
      left = true
      void endIfDone()
    },
    stop,
  }
}
