import { UnavailableError } from '../../errors/kinds.ts'

const mebibyte = 1024 * 1024

/** What is held of large bodies at once: four of the largest photos, or many of the usual ones. */
const defaultBytes = 32 * mebibyte

/** One body's part of the budget. */
export interface BodyShare {
  /** @throws UnavailableError where the sum would pass the budget */
  take(bytes: number): void
  close(): void
}

/** Bounds what all large bodies of a process take together, however many callers send them. */
export class BodyBudget {
  readonly #bytes: number
  #held = 0

  constructor(bytes = defaultBytes) {
    this.#bytes = bytes
  }

  open(): BodyShare {
    let mine = 0
    return {
      take: (bytes) => {
        if (this.#held + bytes > this.#bytes) throw new UnavailableError()
        this.#held += bytes
        mine += bytes
      },
      close: () => {
        this.#held -= mine
        mine = 0
      },
    }
  }
}
