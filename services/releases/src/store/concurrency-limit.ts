/** Work that goes on side by side, so much of it at most: what comes in faster has to wait. */
export class ConcurrencyLimit {
  private readonly busy = new Set<Promise<void>>()
  private failures: unknown[] = []

  constructor(private readonly maximum: number) {}

  /**
   * Ends once the work has begun, not once it is done.
   * @throws what failed before
   */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.busy.size >= this.maximum) await Promise.race(this.busy)
    if (this.failures.length > 0) throw this.failures[0]
    const started: Promise<void> = work()
      .catch((error: unknown) => void this.failures.push(error))
      .finally(() => this.busy.delete(started))
    this.busy.add(started)
  }

  /** Ends when nothing goes on any more, whether it was done or failed. */
  async empty(): Promise<void> {
    await Promise.all(this.busy)
  }

  /**
   * Ends when all is done.
   * @throws the first failure, when nothing goes on any more
   */
  async done(): Promise<void> {
    await this.empty()
    if (this.failures.length > 0) throw this.failures[0]
  }
}
