/** Milliseconds between two lines. */
const each = 10_000

const seconds = (count: number): string =>
  count < 90 ? `${Math.round(count)} s` : `${Math.round(count / 60)} min`

/** How far a long run is, told now and then. */
export class Progress {
  readonly #all: number
  readonly #found: () => number
  readonly #now: () => number
  readonly #start: number
  readonly #byKey = new Map<string, number>()
  #told: { at: number; done: number }
  #done = 0
  #marked = 0

  /** @param found how many findings there are by now */
  constructor(all: number, found: () => number, now: () => number = Date.now) {
    this.#all = all
    this.#found = found
    this.#now = now
    this.#start = now()
    this.#told = { at: this.#start, done: 0 }
  }

  get left(): number {
    return this.#all - this.#done
  }

  add(key: string, count: number): void {
    this.#done += count
    this.#byKey.set(key, (this.#byKey.get(key) ?? 0) + count)
    if (this.#now() - this.#told.at >= each) console.log(this.#line())
  }

  /** Whether so many cases were made since this was last so. */
  passed(count: number): boolean {
    if (this.#done - this.#marked < count) return false
    this.#marked = this.#done
    return true
  }

  #line(): string {
    const now = this.#now()
    const rate = (this.#done * 1_000) / (now - this.#start)
    const lately = ((this.#done - this.#told.done) * 1_000) / (now - this.#told.at)
    this.#told = { at: now, done: this.#done }
    return `     ${this.#done} cases, ${Math.round(lately)} a second, ${seconds(this.left / rate)} to go, ${this.#found()} findings so far`
  }

  /** How many cases each had. @param few those that get fewer, which are told apart */
  summary(few: readonly string[]): string {
    const took = Math.max(1, this.#now() - this.#start)
    const of = (keys: readonly string[]) => {
      const counts = keys.map((key) => this.#byKey.get(key) ?? 0)
      const [least, most] = [Math.min(...counts), Math.max(...counts)]
      return `${keys.length} operations with ${least === most ? least : `${least} to ${most}`} cases each`
    }
    const usual = [...this.#byKey.keys()].filter((key) => !few.includes(key))
    return `     ${this.#done} cases, ${Math.round((this.#done * 1_000) / took)} a second: ${of(usual)}, ${of(few)} (${few.join(', ')})`
  }
}
