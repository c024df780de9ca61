/** Work that goes on side by side, in so many lanes at most: what comes in faster has to wait. */
export class Lanes {
  readonly #count: number
  readonly #busy = new Set<Promise<void>>()
  #failures: unknown[] = []

  constructor(count: number) {
    this.#count = count
  }

  /**
   * Ends once the work has a lane, not once it is done.
   * @throws what failed in a lane before
   */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.#busy.size >= this.#count) await Promise.race(this.#busy)
    if (this.#failures.length > 0) throw this.#failures[0]
    const lane: Promise<void> = work()
      .catch((error: unknown) => void this.#failures.push(error))
      .finally(() => this.#busy.delete(lane))
    this.#busy.add(lane)
  }

  /** Ends when nothing goes on any more, whether it was done or failed. */
  async empty(): Promise<void> {
    await Promise.all(this.#busy)
  }

  /**
   * Ends when all is done.
   * @throws the first failure, when nothing goes on any more
   */
  async done(): Promise<void> {
    await this.empty()
    if (this.#failures.length > 0) throw this.#failures[0]
  }
}
