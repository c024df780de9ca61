/** What is left of a limit, for how long. */
export interface Left {
  points: number
  milliseconds: number
}

interface Portion {
  /** Points that may still be taken without asking. */
  left: number
  /** Points taken without asking, not told yet. */
  owed: number
  /** Points that are asked for at this moment. */
  asking: number
  /** When the limit starts again. */
  until: number
}

/**
 * Takes points of a shared limit on trust: while enough is left, only every `size`-th has to ask, and tells of those
 * before it. One process alone stays exactly within the limit; each further one may let `size - 1` more through.
 */
export class Portions {
  readonly #size: number
  readonly #span: number
  readonly #now: () => number
  #recent = new Map<string, Portion>()
  #older = new Map<string, Portion>()
  #since: number

  /**
   * @param size points, from 1 on
   * @param span milliseconds in which a limit starts again at the latest
   * @param now milliseconds
   */
  constructor(size: number, span: number, now: () => number = Date.now) {
    this.#size = size
    this.#span = span
    this.#now = now
    this.#since = now()
  }

  /**
   * Takes one point of a key's limit.
   * @param ask takes so many points of the shared limit; what it throws refuses this one
   */
  async take(key: string, ask: (points: number) => Promise<Left>): Promise<void> {
    const portion = this.#of(key)
    if (portion.left > 0) {
      portion.left -= 1
      portion.owed += 1
      return
    }
    const points = portion.owed + 1
    portion.owed = 0
    portion.asking += points
    try {
      const left = await ask(points)
      portion.until = this.#now() + left.milliseconds
      // Those who ask at this moment take theirs after this answer.
      const free = left.points - portion.owed - (portion.asking - points)
      portion.left = Math.max(0, Math.min(this.#size - 1, free))
    } finally {
      portion.asking -= points
    }
  }

  #of(key: string): Portion {
    const now = this.#now()
    if (now - this.#since >= this.#span) {
      this.#older = this.#recent
      this.#recent = new Map()
      this.#since = now
    }
    const known = this.#recent.get(key) ?? this.#older.get(key)
    if (known && (known.asking > 0 || now < known.until)) return known
    const portion = { left: 0, owed: 0, asking: 0, until: 0 }
    this.#recent.set(key, portion)
    return portion
  }
}
