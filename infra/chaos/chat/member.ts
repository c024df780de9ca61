import { randomUUID } from 'node:crypto'
import { type ChatClientEvents, type ChatMessage, type ChatServerEvents, chatSocket } from '@rafiq/contracts'
import { io, type Socket } from 'socket.io-client'
import type { Client } from './client.ts'
import { afterRefusal, HttpLine } from './http-line.ts'
import type { Log, Mark, Said, Taken } from './log.ts'
import { Marks } from './marks.ts'
import { Outbox, type Outcome } from './outbox.ts'
import { Timeline } from './timeline.ts'

/** Milliseconds: an acknowledgement is waited for, a reading that failed is tried again; both as in the app. */
const patience = 8_000
const retryDelay = 3_000

interface Person {
  memberId: string
  token: string
  room: string
  url: string
}

/** A member in front of the app with one open conversation: speaks the chat's protocol by the app's rules. */
export class Member implements Client {
  readonly #person: Person
  readonly #log: Log
  readonly #http: HttpLine
  readonly #outbox: Outbox
  #life = 0
  #connections = 0
  #socket: Socket<ChatServerEvents, ChatClientEvents>
  #timeline = new Timeline()
  #marks: Record<Mark, Marks>
  #reading: Promise<void> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(person: Person, log: Log) {
    this.#person = person
    this.#log = log
    this.#http = new HttpLine(person.url, person.token)
    this.#outbox = new Outbox((message) => this.#attempt(message))
    this.#marks = this.#newMarks()
    this.#socket = this.#open()
  }

  get isIdle(): boolean {
    return this.#outbox.isEmpty && Object.values(this.#marks).every((marks) => marks.isIdle)
  }

  say(content: string): void {
    const { memberId: sender, room } = this.#person
    const message = { room, sender, content, clientId: randomUUID() }
    this.#log.write({ kind: 'sent', at: Date.now(), message })
    this.#outbox.add(message)
  }

  drop(): void {
    this.#socket.io.engine?.close()
  }

  reload(): void {
    this.#leave()
    this.#timeline = new Timeline()
    this.#marks = this.#newMarks()
    this.#reading = undefined
    this.#socket = this.#open()
  }

  close(): void {
    this.#outbox.stop()
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
      for (const message of page) this.#log.write({ kind: 'stored', message: taken(message) })
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
    clearTimeout(this.#retry)
    for (const marks of Object.values(this.#marks)) marks.stop()
    this.#socket.removeAllListeners()
    this.#socket.disconnect()
  }

  #open(): Socket<ChatServerEvents, ChatClientEvents> {
    this.#life += 1
    const { url, token } = this.#person
    const socket: Socket<ChatServerEvents, ChatClientEvents> = io(new URL(chatSocket.namespace, url).href, {
      path: chatSocket.path,
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
    })
    const reconnectSoon = () => this.#later(() => socket.connect())
    socket.on('connect', () => {
      this.#connections += 1
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
        message: taken(message),
      })
      if (message.senderId !== this.#person.memberId) this.#mark('delivered', message.sequence)
      this.#show([message])
      if (this.#timeline.hasGap) this.catchUp().catch(() => this.#refreshLater())
    })
    return socket
  }

  #refresh(): void {
    this.catchUp().catch(() => this.#refreshLater())
    void this.#outbox.kick()
    for (const marks of Object.values(this.#marks)) void marks.kick()
  }

  #refreshLater(): void {
    this.#later(() => this.#refresh())
  }

  #later(work: () => void): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(work, retryDelay)
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
    for (const message of this.#timeline.take(messages)) {
      this.#log.write({
        kind: 'received',
        at: Date.now(),
        member,
        life: this.#life,
        message: taken(message),
      })
    }
    const last = this.#timeline.last
    if (last) this.#mark('read', last.sequence)
  }

  #mark(what: Mark, sequence: number): void {
    const { memberId: member, room } = this.#person
    if (!this.#marks[what].reach(sequence)) return
    this.#log.write({ kind: 'marked', at: Date.now(), member, room, what, sequence })
  }

  #newMarks(): Record<Mark, Marks> {
    const marks = (event: 'room:delivered' | 'room:read') =>
      new Marks((sequence) => this.#tell(event, sequence))
    return { delivered: marks('room:delivered'), read: marks('room:read') }
  }

  async #tell(event: 'room:delivered' | 'room:read', sequence: number): Promise<boolean> {
    if (!this.#socket.connected) return false
    const progress = { chatRoomId: this.#person.room, sequence }
    try {
      return (await this.#socket.timeout(patience).emitWithAck(event, progress)) === null
    } catch {
      return false
    }
  }

  async #attempt(message: Said): Promise<Outcome> {
    if (!this.#socket.connected) return this.#http.send(message, (stored) => this.#acknowledge(stored))
    const { room: chatRoomId, sender: senderId, content, clientId } = message
    try {
      const sending = { chatRoomId, senderId, content, clientId }
      const answer = await this.#socket.timeout(patience).emitWithAck('message:send', sending)
      if ('code' in answer) return afterRefusal(answer.code)
      this.#acknowledge(answer)
      return { kind: 'done' }
    } catch {
      return { kind: 'later' }
    }
  }

  #acknowledge(message: ChatMessage): void {
    this.#log.write({ kind: 'acknowledged', at: Date.now(), message: taken(message) })
    this.#show([message])
  }
}

const taken = ({ id, chatRoomId, senderId, clientId, content, sequence, createdAt }: ChatMessage): Taken => ({
  id,
  room: chatRoomId,
  sender: senderId,
  clientId: clientId ?? '',
  content,
  sequence,
  takenAt: Date.parse(createdAt),
})
