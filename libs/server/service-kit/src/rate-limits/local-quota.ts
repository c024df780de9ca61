/** What is left of a limit, for how long. */
export interface Remaining {
  points: number
  milliseconds: number
}

interface Quota {
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
export class LocalQuotas {
  readonly #size: number
  readonly #span: number
  readonly #now: () => number
  #recent = new Map<string, Quota>()
  #older = new Map<string, Quota>()
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
  async take(key: string, ask: (points: number) => Promise<Remaining>): Promise<void> {
    const quota = this.#of(key)
    if (quota.left > 0) {
      quota.left -= 1
      quota.owed += 1
      return
    }
    const points = quota.owed + 1
    quota.owed = 0
    quota.asking += points
    try {
      const left = await ask(points)
      quota.until = this.#now() + left.milliseconds
      // Those who ask at this moment take theirs after this answer.
      const free = left.points - quota.owed - (quota.asking - points)
      quota.left = Math.max(0, Math.min(this.#size - 1, free))
    } finally {
      quota.asking -= points
    }
  }

  #of(key: string): Quota {
    const now = this.#now()
    if (now - this.#since >= this.#span) {
      this.#older = this.#recent
      this.#recent = new Map()
      this.#since = now
    }
    const known = this.#recent.get(key) ?? this.#older.get(key)
    if (known && (known.asking > 0 || now < known.until)) return known
    const quota = { left: 0, owed: 0, asking: 0, until: 0 }
    this.#recent.set(key, quota)
    return quota
  }
}
