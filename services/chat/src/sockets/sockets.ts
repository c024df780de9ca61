import { Injectable } from '@nestjs/common'
import type { ChatServerEvents } from '@rafiq/contracts/chat'
import type { ChatNamespace, ChatSocket } from './chat-socket.ts'

export interface EmitOptions {
  /** Id of a socket that is left out. */
  except?: string
  /** To the sockets of this process only. */
  local?: boolean
}

/** Called with what another replica emitted, before it goes out here. */
type Listener = (event: string, payload: unknown) => void

/** Whether something that another replica emitted shall go out here too. */
type Filter = (event: string, payload: unknown) => boolean

/**
 * The open sockets, by their members: each is in a room of Socket.IO that bears its member's id. What is emitted here
 * goes out on every replica.
 */
@Injectable()
export class Sockets {
  #namespace: ChatNamespace | undefined
  #filter: Filter = () => true
  readonly #listeners: Listener[] = []
  #isAlone = false

  attach(namespace: ChatNamespace): void {
    this.#namespace = namespace
  }

  filterRemote(filter: Filter): void {
    this.#filter = filter
  }

  onRemote(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** For the adapter: something that another replica emitted arrived. */
  notifyRemote(event: string, payload: unknown): void {
    for (const listener of this.#listeners) listener(event, payload)
  }

  /** For the adapter: whether it goes out here. */
  acceptsRemote(event: string, payload: unknown): boolean {
    return this.#filter(event, payload)
  }

  /** Whether no other replica hears what is emitted, as far as `countReplicas` could tell. */
  get isAlone(): boolean {
    return this.#isAlone
  }

  /** Asks Redis whether other replicas hear what is emitted here; while that is not known, they do. */
  async countReplicas(): Promise<void> {
    try {
      this.#isAlone = (await this.#namespace?.adapter.serverCount()) === 1
    } catch (error) {
      this.#isAlone = false
      throw error
    }
  }

  /** How many are open in this process. */
  get count(): number {
    return this.#namespace?.sockets.size ?? 0
  }

  /** How many of a member's are open in this process. */
  countOf(memberId: string): number {
    return this.#namespace?.adapter.rooms.get(memberId)?.size ?? 0
  }

  /** Those of this process. */
  here(): IterableIterator<ChatSocket> {
    return (this.#namespace?.sockets ?? new Map<string, ChatSocket>()).values()
  }

  emit<E extends keyof ChatServerEvents>(
    memberIds: readonly string[],
    event: E,
    payload: Parameters<ChatServerEvents[E]>[0],
    { except, local = false }: EmitOptions = {},
  ): void {
    if (!this.#namespace || memberIds.length === 0) return
    let audience = this.#namespace.to([...memberIds])
    if (except !== undefined) audience = audience.except(except)
    if (local) audience = audience.local
    audience.emit(event, ...([payload] as Parameters<ChatServerEvents[E]>))
  }

  /** Closes a member's sockets, on every replica. */
  close(memberId: string): void {
    this.#namespace?.in(memberId).disconnectSockets(true)
  }

  /** Closes the sockets of a session in this process. */
  closeSession(memberId: string, sessionId: string): void {
    for (const id of [...(this.#namespace?.adapter.rooms.get(memberId) ?? [])]) {
      const socket = this.#namespace?.sockets.get(id)
      if (socket?.data.sessionId === sessionId) socket.disconnect(true)
    }
  }
}
