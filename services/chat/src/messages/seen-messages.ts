import { secondOf } from './message-time.ts'

/** To whom each message went, and which messages there are by the second in which they were made. */
class Seen {
  readonly members = new Map<string, string[]>()
  readonly bySecond = new Map<number, string[]>()

  add(id: string, memberId: string): void {
    const members = this.members.get(id)
    if (members) {
      if (!members.includes(memberId)) members.push(memberId)
      return
    }
    this.members.set(id, [memberId])
    const second = secondOf(id)
    const ids = this.bySecond.get(second)
    if (ids) ids.push(id)
    else this.bySecond.set(second, [id])
  }

  has(id: string, memberId: string): boolean {
    return this.members.get(id)?.includes(memberId) ?? false
  }

  *of(second: number): Iterable<string> {
    for (const id of this.bySecond.get(second) ?? []) yield* this.members.get(id) ?? []
  }
}

/**
 * Which messages went out lately to which members, by this process's sockets. What is older than two spans is forgotten, at
 * the cost of one change of sets per span and nothing per message.
 */
export class SeenMessages {
  #recent = new Seen()
  #older = new Seen()
  #since: number

  /** @param span milliseconds for which a message is remembered at least */
  constructor(
    private readonly span: number,
    now: number,
  ) {
    this.#since = now
  }

  has(id: string, memberId: string): boolean {
    return this.#recent.has(id, memberId) || this.#older.has(id, memberId)
  }

  /** How often one of the messages that the database made in a second went out to one of these members. */
  countOf(second: number, members: Pick<Set<string>, 'has'>): number {
    let count = 0
    for (const seen of [this.#recent, this.#older]) {
      for (const memberId of seen.of(second)) if (members.has(memberId)) count += 1
    }
    return count
  }

  add(id: string, memberId: string, now: number): void {
    if (now - this.#since >= this.span) {
      this.#older = now - this.#since >= 2 * this.span ? new Seen() : this.#recent
      this.#recent = new Seen()
      this.#since = now
    }
    if (!this.#older.has(id, memberId)) this.#recent.add(id, memberId)
  }
}
