import type { ChatMessage, ChatServerEvents, SendMessage, SocketError } from '@rafiq/contracts'
import { aMessage, me } from './a-message.ts'

type Answer = ChatMessage | SocketError
type Listener = (...args: unknown[]) => void

/** The server's end of the socket, in place of a network. */
export class FakeSocket {
  connected = false
  active = true
  /** What the page said, but for its messages. */
  said: [event: string, payload: unknown][] = []
  sent: SendMessage[] = []
  /** The line is dead and nobody has noticed yet: what is said arrives nowhere. */
  dead = false
  /** How a message is answered: stored as the next one, unless told. */
  answer: (message: SendMessage) => Answer = (message) => this.#store(message)
  #next = 100
  readonly #listeners = new Map<string, Listener>()
  readonly volatile = this

  /** As after a new start of everything. */
  reset() {
    Object.assign(this, { connected: false, said: [], sent: [], dead: false })
    this.answer = (message) => this.#store(message)
    this.#next = 2
    this.#listeners.clear()
  }
  on(event: string, listener: Listener) {
    this.#listeners.set(event, listener)
    return this
  }
  emit(event: string, payload: unknown) {
    this.said.push([event, payload])
  }
  timeout() {
    return {
      emitWithAck: async (event: string, payload: SendMessage) => {
        if (event === 'message:send') this.sent.push(payload)
        else this.said.push([event, payload])
        if (this.dead) throw new Error('operation has timed out')
        return event === 'message:send' ? this.answer(payload) : null
      },
    }
  }
  connect() {
    return this
  }
  disconnect() {
    this.connected = false
  }

  get listens() {
    return this.#listeners.has('connect')
  }
  /** The line is there. */
  arrives() {
    this.connected = true
    this.#listeners.get('connect')?.()
  }
  goes() {
    this.connected = false
    this.#listeners.get('disconnect')?.('transport close')
  }
  /** The server tells something. */
  tells<Event extends keyof ChatServerEvents>(event: Event, ...args: Parameters<ChatServerEvents[Event]>) {
    this.#listeners.get(event)?.(...args)
  }

  #store(message: SendMessage): ChatMessage {
    const sequence = this.#next
    this.#next += 1
    return aMessage({ ...message, senderId: me, clientId: message.clientId ?? null, sequence })
  }
}
