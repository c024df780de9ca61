import { secondOf } from './message-time.ts'

/** Ids, and how many there are by the second in which they were made. */
class Seen {
  readonly ids = new Set<string>()
  readonly counts = new Map<number, number>()

  add(id: string): void {
    this.ids.add(id)
    const second = secondOf(id)
    this.counts.set(second, (this.counts.get(second) ?? 0) + 1)
  }
}

/**
 * Which messages went out to this process's sockets lately. What is older than two spans is forgotten, at the cost of
 * one change of sets per span and nothing per message.
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

  has(id: string): boolean {
    return this.#recent.ids.has(id) || this.#older.ids.has(id)
  }

  /** How many of those that the database made in a second. */
  countOf(second: number): number {
    return (this.#recent.counts.get(second) ?? 0) + (this.#older.counts.get(second) ?? 0)
  }

  add(id: string, now: number): void {
    if (now - this.#since >= this.span) {
      this.#older = now - this.#since >= 2 * this.span ? new Seen() : this.#recent
      this.#recent = new Seen()
      this.#since = now
    }
    if (!this.has(id)) this.#recent.add(id)
  }
}
