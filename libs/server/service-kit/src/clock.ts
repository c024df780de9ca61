/** The time, as a dependency: decisions take `now` as an argument, services ask this. */
export abstract class Clock {
  abstract now(): Date
}

/**
 * This machine's time, until it is set by a clock that all replicas share. From then on it goes on evenly, wherever the
 * machine's own clock is put.
 */
export class SystemClock extends Clock {
  /** The time at which this process's monotonic clock began. */
  #origin: number | undefined

  now(): Date {
    return new Date(this.#origin === undefined ? Date.now() : this.#origin + performance.now())
  }

  set(time: Date): void {
    this.#origin = time.getTime() - performance.now()
  }
}

/** A clock that stands still until it is moved: for tests of everything that ages. */
export class ManualClock extends Clock {
  #time: number

  constructor(start: Date = new Date()) {
    super()
    this.#time = start.getTime()
  }

  now(): Date {
    return new Date(this.#time)
  }

  /** Moves forward by `milliseconds`. */
  advance(milliseconds: number): void {
    this.#time += milliseconds
  }
}
