import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { Sockets } from '../sockets/sockets.ts'
import { Announcements } from './announcements.ts'
import { ChatMetrics } from './chat-metrics.ts'
import { RecentMessages } from './recent-messages.ts'
import { toChatMessage } from './to-chat-message.ts'

/** Milliseconds between two rounds. */
const interval = 2_000
/** Milliseconds by which a message may become visible later than its id says: a commit that waits, a paused server. */
const margin = 10_000
/** Messages fetched at once. */
const batchSize = 500

/**
 * Finds messages that no announcement brought: the sender's replica was killed after the commit, or Redis was away. Every
 * replica asks how many messages were stored in each of the last seconds, by the ids that the database gave; where that
 * is not what went out here, it looks which they are, and brings its own sockets what they have not got. So a message
 * arrives within seconds of its commit, whatever failed but PostgreSQL.
 */
@Injectable()
export class CatchUp extends PeriodicTask {
  /** Milliseconds by the database's clock, when it was last asked; undefined: there was nobody to ask for. */
  #lookedAt: number | undefined

  constructor(
    private readonly recent: RecentMessages,
    private readonly announcements: Announcements,
    private readonly sockets: Sockets,
    private readonly metrics: ChatMetrics,
  ) {
    super({ name: 'catching up with missed messages', interval })
  }

  /** Before anybody connects: what is stored by now they read themselves. Where that is not known, it comes twice. */
  override async onApplicationBootstrap(): Promise<void> {
    try {
      const { now } = await this.recent.since(undefined)
      this.announcements.markSeen(await this.recent.idsOf(secondsBetween(now - margin, now)))
    } catch (error) {
      this.logger.warn(
        { err: error },
        'recent messages could not be read at the start, sockets may get them twice',
      )
    }
    super.onApplicationBootstrap()
  }

  protected override async run(): Promise<void> {
    // Whoever connects later reads what was before.
    if (this.sockets.count === 0) {
      this.#lookedAt = undefined
      return
    }
    const from = this.#lookedAt === undefined ? undefined : this.#lookedAt - margin
    const { now, counts } = await this.recent.since(from)
    const differing = counts.filter(([second, messages]) => this.announcements.seenIn(second) !== messages)
    const ids = await this.recent.idsOf(differing.map(([second]) => second))
    const missed = ids.filter((id) => !this.announcements.hasSeen(id))
    for (let start = 0; start < missed.length; start += batchSize) {
      await this.deliver(missed.slice(start, start + batchSize))
    }
    this.#lookedAt = now
  }

  private async deliver(ids: readonly string[]): Promise<void> {
    for (const { row, members } of await this.recent.read(ids)) {
      this.metrics.caughtUp.inc()
      this.announcements.announceHere(toChatMessage(row), members)
    }
  }
}

/** Every second since 1970 that has a part between two times in milliseconds. */
function secondsBetween(from: number, to: number): number[] {
  const [first, last] = [Math.floor(from / 1_000), Math.floor(to / 1_000)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
