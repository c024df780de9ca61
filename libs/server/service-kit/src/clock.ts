/** The time, as a dependency: decisions take `now` as an argument, services ask this. */
export abstract class Clock {
  abstract now(): Date
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date()
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
