import { randomUUID } from 'node:crypto'
import {
  type ChatSocket,
  OutboxSender,
  ProgressReporter,
  reconnectDelay,
  sendMessage,
  socketOptions,
} from '@rafiq/chat-client'
import { type ChatMessage, chatSocket } from '@rafiq/contracts/chat'
import { io } from 'socket.io-client'
import { ChatHttp } from './chat-http.ts'
import type { Client } from './client.ts'
import type { Log, Mark, StoredMessage } from './log.ts'
import { MemoryOutbox } from './memory-outbox.ts'
import { WholeTimeline } from './whole-timeline.ts'

interface Person {
  memberId: string
  token: string
  room: string
  url: string
}

/** A member in front of the app with one open conversation, over the same client core as the app (`@rafiq/chat-client`). */
export class Member implements Client {
  readonly #person: Person
  readonly #log: Log
  readonly #http: ChatHttp
  readonly #outbox = new MemoryOutbox()
  readonly #sender: OutboxSender
  #life = 0
  #connections = 0
  #socket: ChatSocket
  #progress: ProgressReporter
  #marked: Record<Mark, number> = { delivered: 0, read: 0 }
  #timeline = new WholeTimeline()
  #reading: Promise<void> | undefined
  /** Two, since one may not put off the other: whoever reads again for as long as reading fails would never connect. */
  #connectTimer: ReturnType<typeof setTimeout> | undefined
  #refreshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(person: Person, log: Log) {
    this.#person = person
    this.#log = log
    this.#http = new ChatHttp(person.url, person.token)
    this.#sender = new OutboxSender({
      outbox: this.#outbox,
      send: ({ chatRoomId, content, clientId }) => {
        const message = { chatRoomId, senderId: person.memberId, content, clientId }
        return sendMessage(this.#socket, message, (sending) => this.#http.send(sending))
      },
      onStored: (message) => this.#acknowledge(message),
      exclusively: (_name, work) => work(),
    })
    this.#socket = this.#open()
    this.#progress = new ProgressReporter(this.#socket, () => undefined)
  }

  /** Nothing waits to be sent, to be read, or to be reported. */
  get isIdle(): boolean {
    return this.waiting === 0 && this.#reading === undefined && this.#progress.settled
  }

  /** How many messages wait to be sent. */
  get waiting(): number {
    return this.#outbox.waiting
  }

  send(content: string): void {
    const { memberId: sender, room } = this.#person
    const message = { room, sender, content, clientId: randomUUID() }
    this.#log.write({ kind: 'sent', at: Date.now(), message })
    this.#outbox.add({
      chatRoomId: room,
      content,
      clientId: message.clientId,
      createdAt: new Date().toISOString(),
    })
    // What is held up has its own time.
    if (this.#outbox.isDue) void this.#sender.kick()
  }

  drop(): void {
    this.#socket.io.engine?.close()
  }

  reload(): void {
    this.#leave()
    this.#timeline = new WholeTimeline()
    this.#marked = { delivered: 0, read: 0 }
    this.#reading = undefined
    this.#socket = this.#open()
    this.#progress = new ProgressReporter(this.#socket, () => undefined)
  }

  close(): void {
    this.#sender.stop()
    // What is still being read is nobody's any more.
    this.#life += 1
    this.#leave()
  }

  /** Shows what was stored meanwhile. Rejects when it could not be read. */
  catchUp(): Promise<void> {
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Writes down what PostgreSQL has in the end. */
  async recordHistory(): Promise<void> {
    const { memberId, room } = this.#person
    for await (const page of this.#http.history(room)) {
      for (const message of page) this.#log.write({ kind: 'stored', message: toStored(message) })
    }
    const { own, other, otherUser } = await this.#http.progress(memberId, room)
    for (const [member, { deliveredSequence: delivered, readSequence: read }] of [
      [memberId, own],
      [otherUser.id, other],
    ] as const) {
      this.#log.write({ kind: 'reached', member, room, delivered, read })
    }
  }

  #leave(): void {
    clearTimeout(this.#connectTimer)
    clearTimeout(this.#refreshTimer)
    this.#progress.stop()
    this.#socket.removeAllListeners()
    this.#socket.disconnect()
  }

  #open(): ChatSocket {
    this.#life += 1
    const { url, token } = this.#person
    const socket: ChatSocket = io(new URL(chatSocket.namespace, url).href, socketOptions(token))
    const reconnectSoon = () => {
      clearTimeout(this.#connectTimer)
      this.#connectTimer = setTimeout(() => socket.connect(), reconnectDelay)
    }
    socket.on('connect', () => {
      this.#connections += 1
      this.#progress.repeat()
      this.#refresh()
    })
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && reconnectSoon())
    socket.on('connect_error', () => !socket.active && reconnectSoon())
    socket.on('message:new', (message) => {
      this.#log.write({
        kind: 'arrived',
        at: Date.now(),
        member: this.#person.memberId,
        socket: this.#connections,
        message: toStored(message),
      })
      if (message.senderId !== this.#person.memberId) this.#mark('delivered', message.sequence)
      this.#show([message])
      if (this.#timeline.hasGap) this.catchUp().catch(() => this.#refreshLater())
    })
    return socket
  }

  #refresh(): void {
    this.catchUp().catch(() => this.#refreshLater())
    void this.#sender.kick()
  }

  #refreshLater(): void {
    clearTimeout(this.#refreshTimer)
    this.#refreshTimer = setTimeout(() => this.#refresh(), reconnectDelay)
  }

  async #readOn(): Promise<void> {
    const life = this.#life
    for await (const page of this.#http.history(this.#person.room, this.#timeline.last)) {
      if (life !== this.#life) return
      this.#show(page)
    }
  }

  #show(messages: readonly ChatMessage[]): void {
    const { memberId: member } = this.#person
    const shown = this.#timeline.take(messages)
    for (const message of shown) {
      this.#log.write({
        kind: 'received',
        at: Date.now(),
        member,
        life: this.#life,
        message: toStored(message),
      })
    }
    const received = shown.findLast(({ senderId }) => senderId !== member)
    if (received) this.#mark('read', received.sequence)
  }

  #mark(what: Mark, sequence: number): void {
    const { memberId: member, room } = this.#person
    if (sequence <= this.#marked[what]) return
    this.#marked[what] = sequence
    this.#log.write({ kind: 'marked', at: Date.now(), member, room, what, sequence })
    this.#progress.report(`room:${what}`, { chatRoomId: room, sequence })
  }

  #acknowledge(message: ChatMessage): void {
    this.#log.write({ kind: 'acknowledged', at: Date.now(), message: toStored(message) })
    this.#show([message])
  }
}

const toStored = ({
  id,
  chatRoomId,
  senderId,
  clientId,
  content,
  sequence,
  createdAt,
}: ChatMessage): StoredMessage => ({
  id,
  room: chatRoomId,
  sender: senderId,
  clientId: clientId ?? '',
  content,
  sequence,
  storedAt: Date.parse(createdAt),
})
