/** The second in which the database made an id, since 1970: the first 48 bits of a UUIDv7 are its milliseconds. */
export const secondOf = (id: string): number =>
  Math.floor(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) / 1_000)

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
  readonly #span: number
  #recent = new Seen()
  #older = new Seen()
  #since: number

  /** @param span milliseconds for which a message is remembered at least */
  constructor(span: number, now: number) {
    this.#span = span
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
    if (now - this.#since >= this.#span) {
      this.#older = now - this.#since >= 2 * this.#span ? new Seen() : this.#recent
      this.#recent = new Seen()
      this.#since = now
    }
    if (!this.has(id)) this.#recent.add(id)
  }
}
