interface Waiting<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/**
 * Gives work in batches, one after the other, in the order in which it came: what comes while a batch is under way
 * waits and makes up the next one. So a lone piece waits for nothing, and many share one round trip and one commit.
 */
export class Batches<Input, Output> {
  #waiting: Waiting<Input, Output>[] = []
  #busy = false

  /**
   * @param work settles each input, in their order; its own failure is that of all
   * @param largest inputs in one batch at most
   */
  constructor(
    private readonly work: (inputs: Input[]) => Promise<PromiseSettledResult<Output>[]>,
    private readonly largest: number,
  ) {}

  add(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
      if (!this.#busy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, this.largest)
      this.#waiting = this.#waiting.slice(this.largest)
      await this.#settle(batch)
    }
    this.#busy = false
  }

  async #settle(batch: Waiting<Input, Output>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ input }) => input))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
