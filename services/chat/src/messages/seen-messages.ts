/**
 * Which messages went out to this process's sockets lately. What is older than two spans is forgotten, at the cost of
 * one change of sets per span and nothing per message.
 */
export class SeenMessages {
  readonly #span: number
  #recent = new Set<string>()
  #older = new Set<string>()
  #since: number

  /** @param span milliseconds for which a message is remembered at least */
  constructor(span: number, now: number) {
    this.#span = span
    this.#since = now
  }

  has(id: string): boolean {
    return this.#recent.has(id) || this.#older.has(id)
  }

  add(id: string, now: number): void {
    if (now - this.#since >= this.#span) {
      this.#older = now - this.#since >= 2 * this.#span ? new Set() : this.#recent
      this.#recent = new Set()
      this.#since = now
    }
    this.#recent.add(id)
  }
}
