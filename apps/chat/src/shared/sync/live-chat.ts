import { type ChatSocket, type OutboxItem, OutboxSender, ProgressReporter } from '@rafiq/chat-client'
import { keepUnsent, lastingListener } from '@rafiq/platform'
import type { QueryClient } from '@rafiq/platform/query'
import { type Outbox, outboxOf, withOutboxLock } from '../outbox/outbox.ts'
import { unsentTexts } from '../outbox/outbox-item.ts'
import { openSocket, sendItem } from './chat-socket.ts'
import { keepConnected } from './keep-connected.ts'
import { setConnected, setUnsent } from './live-store.ts'
import { receiveEvents } from './receive-events.ts'
import { Resync } from './resync.ts'
import { roomCache } from './room-cache.ts'

export type LiveChatOptions = { token: string; memberId: string; client: QueryClient }

/**
 * Keeps one member's conversations live: a socket whose events go into the query cache, reading what was missed
 * whenever the connection comes back, and the sender of the outbox.
 */
export class LiveChat {
  readonly #memberId: string
  readonly #socket: ChatSocket
  readonly #outbox: Outbox
  readonly #sender: OutboxSender
  readonly #progress: ProgressReporter
  readonly #cache: ReturnType<typeof roomCache>
  readonly #resync: Resync
  readonly #release: (() => void)[]
  #isStopped = false
  /** No page of conversations is open any more. */
  #isReleased = false

  constructor({ token, memberId, client }: LiveChatOptions) {
    this.#memberId = memberId
    this.#cache = roomCache(client, memberId)
    this.#socket = openSocket(token)
    this.#outbox = outboxOf(memberId)
    this.#progress = new ProgressReporter(this.#socket, () => void this.#stopIfDone())
    this.#resync = new Resync(client, memberId, () => this.#afterResync())
    this.#sender = new OutboxSender({
      outbox: this.#outbox,
      send: (item) => this.#send(item),
      onStored: this.#cache.addMessage,
      exclusively: withOutboxLock,
    })
    receiveEvents({
      socket: this.#socket,
      cache: this.#cache,
      client,
      onMessage: () => this.#reportDelivered(),
      onGap: () => this.#refresh(),
      onRoomRemoved: (id) => void this.#outbox.dropRoom(id).catch(() => undefined),
    })
    this.#release = [
      lastingListener(window, 'pagehide', () => this.#progress.repeat()),
      keepConnected(this.#socket, {
        onConnect: () => this.#progress.repeat(),
        refresh: () => this.#refresh(),
      }),
      this.#outbox.watch(null, (items) => this.#outboxChanged(items)),
    ]
    // What an earlier page could not send; where WebSockets do not pass, nothing else would begin with it.
    this.sendNow()
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Sends what waits: something was typed, or somebody asked for it. */
  sendNow = (): void => void this.#sender.kick()

  reportRead(chatRoomId: string, sequence: number): void {
    if (!this.#socket.connected) return
    this.#cache.advance(chatRoomId, sequence, 'readSequence')
    this.#progress.report('room:read', { chatRoomId, sequence })
  }

  reportTyping(chatRoomId: string, typing: boolean): void {
    if (this.#socket.connected) this.#socket.volatile.emit('typing', { chatRoomId, typing })
  }

  /** A page of conversations is open. */
  retain(): void {
    this.#isReleased = false
  }

  /** None is open any more: stops as soon as everything is sent and reported. */
  release(): void {
    this.#isReleased = true
    void this.#stopIfDone()
  }

  stop(): void {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#resync.stop()
    for (const release of this.#release) release()
    this.#progress.stop()
    this.#sender.stop()
    this.#socket.disconnect()
    setConnected(false)
    setUnsent({})
  }

  async #send(item: OutboxItem) {
    const result = await sendItem(this.#socket, item, this.#memberId)
    // The room may be gone without this page having heard of it.
    if (result.kind === 'refused' && result.problem === 'not-found') this.#refresh()
    return result
  }

  /** An ended session shows itself in the reading: the platform then leads to sign-in. */
  #refresh(): void {
    if (this.#isStopped) return
    this.#resync.run()
    this.sendNow()
  }

  /** What waits for a room that is gone goes with it, quietly. */
  #afterResync(): void {
    this.#reportDelivered()
    const rooms = this.#cache.rooms()
    if (rooms) void this.#outbox.keepRooms(rooms.map(({ id }) => id)).catch(() => undefined)
  }

  #reportDelivered(): void {
    if (!this.#socket.connected) return
    for (const { id, messages } of this.#cache.undelivered()) {
      const sequence = messages[0]?.sequence ?? 0
      this.#progress.report('room:delivered', { chatRoomId: id, sequence })
      this.#cache.advance(id, sequence, 'deliveredSequence')
    }
  }

  /** Typed or asked for again in another tab, which may close before it was sent. What failed before has its own time. */
  #outboxChanged(items: readonly OutboxItem[]): void {
    this.#publishUnsent(items)
    if (items.find(({ state }) => state === 'waiting')?.problem === null) this.sendNow()
    void this.#stopIfDone()
  }

  #publishUnsent(items: readonly OutboxItem[]): void {
    setUnsent(unsentTexts(items))
    keepUnsent(this.#memberId, items.length > 0)
  }

  #isDone(): boolean {
    return this.#isReleased && !this.#isStopped && this.#progress.settled
  }

  async #stopIfDone(): Promise<void> {
    if (!this.#isDone()) return
    // Asked of the outbox itself: what was typed a moment ago is in it, and not published yet.
    const items = await this.#outbox.all().catch(() => null)
    if (!items || !this.#isDone() || items.some(({ state }) => state === 'waiting')) return
    this.#publishUnsent(items)
    this.stop()
  }
}
