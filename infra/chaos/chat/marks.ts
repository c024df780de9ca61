/** Milliseconds until a mark that was refused is told again. */
const retryDelay = 3_000

/** Up to where a member came, told until it is known to be stored: the newest alone, one call at a time. */
export class Marks {
  readonly #tell: (sequence: number) => Promise<boolean>
  #reached = 0
  #stored = 0
  #running = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param tell says whether the service has it; never rejects */
  constructor(tell: (sequence: number) => Promise<boolean>) {
    this.#tell = tell
  }

  /** All that was reached is stored. */
  get isIdle(): boolean {
    return this.#stored >= this.#reached
  }

  /** @returns whether that is further than before */
  reach(sequence: number): boolean {
    if (sequence <= this.#reached) return false
    this.#reached = sequence
    void this.kick()
    return true
  }

  /** Tells now what is not known to be stored. */
  async kick(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running) return
    this.#running = true
    let taken = true
    while (taken && !this.isIdle) {
      const sequence = this.#reached
      taken = await this.#tell(sequence)
      if (taken) this.#stored = sequence
    }
    this.#running = false
    if (!taken) this.#timer = setTimeout(() => void this.kick(), retryDelay)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#stored = this.#reached
  }
}
