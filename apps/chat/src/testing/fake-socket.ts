import type { ChatMessage, ChatServerEvents, SendMessage, SocketError } from '@rafiq/contracts/chat'
import { aMessage, me } from './a-message.ts'

type Answer = ChatMessage | SocketError
type Listener = (...args: unknown[]) => void

/** The server's end of the socket, in place of a network. */
export class FakeSocket {
  connected = false
  active = true
  /** Every event that the page emitted, but its messages. */
  emitted: [event: string, payload: unknown][] = []
  sent: SendMessage[] = []
  /** The connection is dead and nobody has noticed yet: what is emitted arrives nowhere. */
  unresponsive = false
  /** How a message is acknowledged: stored as the next one, unless replaced. */
  answer: (message: SendMessage) => Answer = (message) => this.#store(message)
  #next = 100
  readonly #listeners = new Map<string, Listener>()
  readonly volatile = this

  /** As after a new start of everything. */
  reset() {
    Object.assign(this, { connected: false, emitted: [], sent: [], unresponsive: false })
    this.answer = (message) => this.#store(message)
    this.#next = 2
    this.#listeners.clear()
  }
  on(event: string, listener: Listener) {
    this.#listeners.set(event, listener)
    return this
  }
  emit(event: string, payload: unknown) {
    this.emitted.push([event, payload])
  }
  timeout() {
    return {
      emitWithAck: async (event: string, payload: SendMessage) => {
        if (event === 'message:send') this.sent.push(payload)
        else this.emitted.push([event, payload])
        if (this.unresponsive) throw new Error('operation has timed out')
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

  get hasListeners() {
    return this.#listeners.has('connect')
  }
  /** The connection is established. */
  connects() {
    this.connected = true
    this.#listeners.get('connect')?.()
  }
  disconnects() {
    this.connected = false
    this.#listeners.get('disconnect')?.('transport close')
  }
  /** It tried again, in vain. */
  failsToConnect() {
    this.#listeners.get('connect_error')?.(new Error('websocket error'))
  }
  /** The server emits an event. */
  serverEmits<Event extends keyof ChatServerEvents>(
    event: Event,
    ...args: Parameters<ChatServerEvents[Event]>
  ) {
    this.#listeners.get(event)?.(...args)
  }

  #store(message: SendMessage): ChatMessage {
    const sequence = this.#next
    this.#next += 1
    return aMessage({ ...message, senderId: me, clientId: message.clientId ?? null, sequence })
  }
}
