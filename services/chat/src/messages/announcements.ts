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
    sockets.onOutgoing((memberId, event, payload) => {
      if (event !== 'message:new') return
      const { id } = payload as ChatMessage
      const now = Date.now()
      this.#seen.add(id, memberId, now)
      metrics.sent(id, now)
    })
  }

  /** @param except the sender's socket, which learns of it otherwise */
  announce(message: ChatMessage, members: readonly string[], except?: string): void {
    this.metrics.messages.inc()
    if (except !== undefined) this.#seen.add(message.id, message.senderId, Date.now())
    this.sockets.emit(members, 'message:new', message, except === undefined ? {} : { except })
  }

  /** To this process's sockets only. */
  announceHere(message: ChatMessage, members: readonly string[]): void {
    this.sockets.emit(members, 'message:new', message, { local: true })
  }

  hasSeen(id: string, memberId: string): boolean {
    return this.#seen.has(id, memberId)
  }

  /** How often one of the messages that the database stored in a second went out here to one of these members. */
  seenIn(second: number, members: Pick<Set<string>, 'has'>): number {
    return this.#seen.countOf(second, members)
  }
}
