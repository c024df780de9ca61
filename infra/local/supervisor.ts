import { setTimeout as delay } from 'node:timers/promises'
import { type Command, lastLines, type ManagedProcess, startProcess } from './managed-process.ts'
import { delayAfterCrash, recentCrashes } from './restart-policy.ts'
import { Refusal } from './settings.ts'

type Kept = { spec: Command; process: ManagedProcess; crashes: number[] }

/** A process that ended by itself and will be started again. */
export type End = Readonly<{
  name: string
  /** In words, as of {@link ManagedProcess}. */
  how: string
  /** All that there is to say about it. */
  text: string
}>

const report = (process: ManagedProcess, how: string): string =>
  `${process.name} ${how}. Its log is ${process.logFile}; the last lines:\n${lastLines(process.logFile)}`

/**
 * Keeps processes running, in the order in which they were started, and ends them in the opposite order.
 * Until {@link Supervisor.watch} an end is a failed start; afterwards it is reported and the process starts again.
 */
export class Supervisor {
  readonly #dataDir: string
  readonly #tell: (end: End) => void
  readonly #kept: Kept[] = []
  #watching = false
  #stopping = false
  #giveUp: (error: Error) => void = () => undefined
  readonly #delay: typeof delayAfterCrash
  /** Rejects when a process ends before all have started. Afterwards none is given up. */
  readonly broken: Promise<never>

  /**
   * @param tell of an end after which it goes on; unless told, it is written to the standard error
   * @param delay before a process is started again
   */
  constructor(
    dataDir: string,
    tell: (end: End) => void = ({ text }) => console.error(text),
    delay: typeof delayAfterCrash = delayAfterCrash,
  ) {
    this.#dataDir = dataDir
    this.#tell = tell
    this.#delay = delay
    this.broken = new Promise((_, reject) => {
      this.#giveUp = reject
    })
    this.broken.catch(() => undefined)
  }

  /** @throws Refusal once the run is ending: what is started then would be left behind */
  start(spec: Command): ManagedProcess {
    if (this.#stopping) throw new Refusal(`The run is ending; ${spec.name} is not started.`)
    const kept: Kept = { spec, process: startProcess(this.#dataDir, spec), crashes: [] }
    this.#kept.push(kept)
    this.#follow(kept)
    return kept.process
  }

  /** From now on what ends by itself is started again. */
  watch(): void {
    this.#watching = true
  }

  async stopAll(patience?: number): Promise<void> {
    this.#stopping = true
    for (const { process } of this.#kept.toReversed()) await process.stop(patience)
  }

  #follow(kept: Kept): void {
    kept.process.ended
      .then((how) => this.#onEnd(kept, how))
      .catch((error: unknown) => this.#giveUp(error as Error))
  }

  async #onEnd(kept: Kept, how: string): Promise<void> {
    if (this.#stopping) return
    const text = report(kept.process, how)
    if (!this.#watching) return this.#giveUp(new Refusal(text))
    await this.#startAgain(kept, how, text)
  }

  /** Tries until the process runs: what it needs (memory, a place for its log) may be short for a while. */
  async #startAgain(kept: Kept, how: string, text: string): Promise<void> {
    const now = Date.now()
    const wait = this.#delay(kept.crashes, now)
    kept.crashes = [...recentCrashes(kept.crashes, now), now]
    this.#tell({
      name: kept.process.name,
      how,
      text: `\n✗ ${text}\n  Starting it again in ${wait / 1_000} s.`,
    })
    await delay(wait)
    if (this.#stopping) return
    try {
      kept.process = startProcess(this.#dataDir, kept.spec)
    } catch (error) {
      return this.#startAgain(kept, how, `${kept.spec.name} could not start: ${String(error)}`)
    }
    this.#follow(kept)
  }
}
