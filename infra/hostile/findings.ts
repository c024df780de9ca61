/**
 * What may not happen. `server-error`: a 5xx; `crash`: a process ended; `hang`: an answer took too long; `memory`: it
 * stays grown; `read`: somebody got what they may not read; `log`: personal data in a log; `rule`: a rule of the
 * product or the protocol was broken.
 */
export type FindingKind = 'server-error' | 'crash' | 'hang' | 'memory' | 'read' | 'log' | 'rule'

export interface Finding {
  readonly kind: FindingKind
  /** Which attack met it. */
  readonly attack: string
  /** What is the same whenever it happens again: no ids, no times. */
  readonly what: string
  /** What was sent and what came of it, as small as it was found. */
  readonly detail: string
  /** The argument of `--replay`, where it is one case. */
  readonly replay?: string
}

const keyOf = ({ kind, attack, what }: Pick<Finding, 'kind' | 'attack' | 'what'>): string =>
  [kind, attack, what].join(' · ')

/** Every finding once, however often it is met. */
export class Findings {
  readonly #found = new Map<string, Finding>()
  #leftOpen = 0
  readonly #tell: (finding: Finding) => void

  constructor(tell: (finding: Finding) => void = () => undefined) {
    this.#tell = tell
  }

  add(finding: Finding): void {
    if (this.knows(finding)) return
    this.#found.set(keyOf(finding), finding)
    this.#tell(finding)
  }

  knows(finding: Pick<Finding, 'kind' | 'attack' | 'what'>): boolean {
    return this.#found.has(keyOf(finding))
  }

  /** An answer that says nothing of the platform: this machine had no time for it. */
  leaveOpen(): void {
    this.#leftOpen += 1
  }

  get leftOpen(): number {
    return this.#leftOpen
  }

  get all(): readonly Finding[] {
    return [...this.#found.values()]
  }
}
