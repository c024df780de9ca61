import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { Sockets } from '../sockets/sockets.ts'
import { Announcements } from './announcements.ts'
import { ChatMetrics } from './chat-metrics.ts'
import { secondOf, timeOf } from './message-time.ts'
import { RecentMessages } from './recent-messages.ts'
import { toChatMessage } from './to-chat-message.ts'

/** Milliseconds between two rounds. */
const interval = 2_000
/** Milliseconds by which a message may have been visible later than its id says, to somebody who read what was there. */
const slack = 250
/** Messages fetched at once. */
const batchSize = 500

/**
 * Finds messages that no announcement brought: the sender's replica was killed after the commit, Redis was unavailable, or a
 * subscription was not there yet. Every replica has PostgreSQL count, once for each second, how many messages were stored
 * for the members who are here; where that is not what went out here, it looks which they are, and brings its own
 * sockets what they have not got. So a message arrives within seconds of its commit, whatever failed but PostgreSQL.
 */
@Injectable()
export class CatchUp extends PeriodicTask {
  /** By this machine's clock, in milliseconds. Nobody connected before. */
  readonly #startedAt = Date.now()
  /** Second by the database's clock up to which all was found. */
  #checkedUntil: number | undefined

  constructor(
    private readonly recent: RecentMessages,
    private readonly announcements: Announcements,
    private readonly sockets: Sockets,
    private readonly metrics: ChatMetrics,
  ) {
    super({ name: 'delivering messages that were not announced', interval })
  }

  protected override async run(): Promise<void> {
    const { now, until } = await this.recent.settled()
    const here = this.sockets.membersHere()
    const ahead = now - Date.now()
    const from = this.#checkedUntil ?? Math.floor((this.#startedAt + ahead) / 1_000)
    if (here.size > 0 && from < until) await this.check(here, { from, until }, ahead)
    this.#checkedUntil = Math.max(from, until)
  }

  /** @param ahead milliseconds by which the database's clock is before this machine's */
  private async check(here: Map<string, number>, span: { from: number; until: number }, ahead: number) {
    const members = [...here.keys()]
    const counts = await this.recent.countFor(members, span)
    const differing = counts
      .filter(([second, deliveries]) => this.announcements.seenIn(second, here) !== deliveries)
      .map(([second]) => second)
    if (differing.length === 0) return
    const [from, until] = [Math.min(...differing), Math.max(...differing) + 1]
    const missed = (await this.recent.idsFor(members, { from, until })).filter(
      ({ id, memberId }) =>
        differing.includes(secondOf(id)) &&
        !this.announcements.hasSeen(id, memberId) &&
        // What was stored before they connected they read themselves.
        timeOf(id) >= (here.get(memberId) ?? 0) + ahead - slack,
    )
    await this.deliver(Map.groupBy(missed, ({ id }) => id))
  }

  private async deliver(missed: Map<string, { memberId: string }[]>): Promise<void> {
    const ids = [...missed.keys()]
    for (let start = 0; start < ids.length; start += batchSize) {
      for (const row of await this.recent.read(ids.slice(start, start + batchSize))) {
        this.metrics.caughtUp.inc()
        const members = missed.get(row.id) ?? []
        this.announcements.announceHere(
          toChatMessage(row),
          members.map(({ memberId }) => memberId),
        )
      }
    }
  }
}
