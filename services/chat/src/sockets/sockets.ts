import { Injectable } from '@nestjs/common'
import type { ChatServerEvents } from '@rafiq/contracts/chat'
import type { ChatNamespace, ChatSocket } from './chat-socket.ts'

export interface EmitOptions {
  /** Id of a socket that is left out. */
  except?: string
  /** To the sockets of this process only. */
  local?: boolean
}

/** Called with what goes out to a socket of this process, whichever replica emitted it. */
type Listener = (memberId: string, event: string, payload: unknown) => void

/**
 * The open sockets, by their members: each is in a room of Socket.IO that bears its member's id, and a replica subscribes
 * to the rooms that it has. What is emitted here goes out on every replica.
 */
@Injectable()
export class Sockets {
  #namespace: ChatNamespace | undefined
  readonly #listeners: Listener[] = []
  readonly #forgetters: ((roomId: string) => void)[] = []
  readonly #noteOutgoing = noteFor(this.#listeners)

  attach(namespace: ChatNamespace): void {
    this.#namespace = namespace
    namespace.on('room:forget', (roomId) => {
      for (const forget of this.#forgetters) forget(roomId)
    })
  }

  /** Adds a socket to those of its member. */
  add(socket: ChatSocket): void {
    void socket.join(socket.data.memberId)
    socket.onAnyOutgoing(this.#noteOutgoing)
  }

  onOutgoing(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Calls back when any other replica says that what is remembered of a room counts no more. */
  onForget(forget: (roomId: string) => void): void {
    this.#forgetters.push(forget)
  }

  /** Tells every other replica that what it remembers of a room counts no more. */
  forgetElsewhere(roomId: string): void {
    this.#namespace?.serverSideEmit('room:forget', roomId)
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

  /** Who has one open in this process, and when the first of those connected: milliseconds by this machine's clock. */
  membersHere(): Map<string, number> {
    const members = new Map<string, number>()
    for (const { data, handshake } of this.here()) {
      members.set(data.memberId, Math.min(handshake.issued, members.get(data.memberId) ?? Infinity))
    }
    return members
  }

  /** To each member by a room of their own, which is what the adapter has a channel for. */
  emit<E extends keyof ChatServerEvents>(
    memberIds: readonly string[],
    event: E,
    payload: Parameters<ChatServerEvents[E]>[0],
    { except, local = false }: EmitOptions = {},
  ): void {
    if (!this.#namespace) return
    for (const memberId of memberIds) {
      let audience = this.#namespace.to(memberId)
      if (except !== undefined) audience = audience.except(except)
      if (local) audience = audience.local
      audience.emit(event, ...([payload] as Parameters<ChatServerEvents[E]>))
    }
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

/** One function for all sockets, since there are many. */
const noteFor = (listeners: readonly Listener[]) =>
  function noteOutgoing(this: ChatSocket, event: string, payload: unknown): void {
    for (const listener of listeners) listener(this.data.memberId, event, payload)
  }
