import type { Said } from './log.ts'

/** What became of an attempt; `later` may say after how many milliseconds. */
export type Outcome = { kind: 'done' } | { kind: 'later'; afterMs?: number } | { kind: 'refused' }

/** Milliseconds to wait after so many failures in a row. */
const backoff = (failures: number): number => Math.min(30_000, 1_000 * 2 ** (failures - 1))

/**
 * What a member typed and is not known to be stored, as the app's outbox keeps it: it survives a reload and empties
 * strictly in order, one attempt after the other.
 */
export class Outbox {
  readonly #attempt: (message: Said) => Promise<Outcome>
  readonly #waiting: Said[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running = false
  #failures = 0
  #stopped = false

  /** @param attempt sends one message; never rejects */
  constructor(attempt: (message: Said) => Promise<Outcome>) {
    this.#attempt = attempt
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  add(message: Said): void {
    this.#waiting.push(message)
    // What failed before has its own time.
    if (this.#failures === 0) void this.kick()
  }

  /** Sends now what waits. */
  async kick(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running) return
    this.#running = true
    let wait: number | undefined
    while (!this.#stopped && wait === undefined) {
      const message = this.#waiting[0]
      if (!message) break
      wait = await this.#send(message)
    }
    this.#running = false
    if (wait !== undefined && !this.#stopped) this.#timer = setTimeout(() => void this.kick(), wait)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Milliseconds to wait; undefined: on to the next. */
  async #send(message: Said): Promise<number | undefined> {
    const outcome = await this.#attempt(message)
    if (outcome.kind === 'later') {
      this.#failures += 1
      return outcome.afterMs ?? backoff(this.#failures)
    }
    this.#failures = 0
    this.#waiting.shift()
    return undefined
  }
}
