import { Injectable } from '@nestjs/common'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { Sockets } from '../sockets/sockets.ts'
import { ChatMetrics } from './chat-metrics.ts'
import { SeenMessages } from './seen-messages.ts'

/** Milliseconds for which it is known what went out; longer than the catch-up looks back. */
const memory = 30_000

/** Brings stored messages to the sockets of both members, here and on the other replicas. */
@Injectable()
export class Announcements {
  readonly #seen = new SeenMessages(memory, Date.now())

  constructor(
    private readonly sockets: Sockets,
    private readonly metrics: ChatMetrics,
  ) {
    // What another replica announced goes out once: the catch-up may have been here first.
    sockets.filterRemote((event, payload) => event !== 'message:new' || this.isNew(payload as ChatMessage))
  }

  /** @param except the socket that learns of it otherwise */
  announce(message: ChatMessage, members: readonly string[], except?: string): void {
    this.metrics.messages.inc()
    this.#seen.add(message.id, Date.now())
    this.sockets.emit(members, 'message:new', message, except === undefined ? {} : { except })
  }

  /** To this process's sockets only: what it has neither announced nor received. */
  announceHere(message: ChatMessage, members: readonly string[]): void {
    if (this.isNew(message)) this.sockets.emit(members, 'message:new', message, { local: true })
  }

  /** Marks messages as announced: nobody here needs them any more. */
  markSeen(ids: readonly string[]): void {
    for (const id of ids) this.#seen.add(id, Date.now())
  }

  hasSeen(id: string): boolean {
    return this.#seen.has(id)
  }

  /** How many of those that the database stored in a second went out here. */
  seenIn(second: number): number {
    return this.#seen.countOf(second)
  }

  private isNew({ id }: ChatMessage): boolean {
    if (this.#seen.has(id)) return false
    this.#seen.add(id, Date.now())
    return true
  }
}
