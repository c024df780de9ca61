import { setTimeout as delay } from 'node:timers/promises'
import { type Command, lastLines, type ManagedProcess, startProcess } from './managed-process.ts'
import { delayAfterCrash, recentCrashes } from './restart-policy.ts'
import { CommandError } from './settings.ts'

type Supervised = {
  spec: Command
  process: ManagedProcess
  crashes: number[]
  /** It is told to end, to be started again at once. */
  isRestarting: boolean
}

/** A process that ended by itself and will be started again. */
export type End = Readonly<{
  name: string
  /** In words, as of {@link ManagedProcess}. */
  how: string
  /** All that there is to say about it. */
  text: string
}>

const describeEnd = (process: ManagedProcess, how: string): string =>
  `${process.name} ${how}. Its log is ${process.logFile}; the last lines:\n${lastLines(process.logFile)}`

/**
 * Keeps processes running, in the order in which they were started, and ends them in the opposite order.
 * Until {@link Supervisor.restartOnExit} an end is a failed start; afterwards it is reported and the process starts again.
 */
export class Supervisor {
  readonly #dataDir: string
  readonly #report: (end: End) => void
  readonly #supervised: Supervised[] = []
  #restarting = false
  #stopping = false
  #giveUp: (error: Error) => void = () => undefined
  readonly #delay: typeof delayAfterCrash
  /** Rejects when a process ends before all have started. Afterwards none is given up. */
  readonly broken: Promise<never>

  /**
   * @param onEnd learns of an end after which it goes on; writes it to the standard error unless given
   * @param delay before a process is started again
   */
  constructor(
    dataDir: string,
    onEnd: (end: End) => void = ({ text }) => console.error(text),
    delay: typeof delayAfterCrash = delayAfterCrash,
  ) {
    this.#dataDir = dataDir
    this.#report = onEnd
    this.#delay = delay
    this.broken = new Promise((_, reject) => {
      this.#giveUp = reject
    })
    this.broken.catch(() => undefined)
  }

  /** @throws CommandError once the run is ending: what is started then would be left behind */
  start(spec: Command): ManagedProcess {
    if (this.#stopping) throw new CommandError(`The run is ending; ${spec.name} is not started.`)
    const supervised: Supervised = {
      spec,
      process: startProcess(this.#dataDir, spec),
      crashes: [],
      isRestarting: false,
    }
    this.#supervised.push(supervised)
    this.#follow(supervised)
    return supervised.process
  }

  /** From now on what ends by itself is started again. */
  restartOnExit(): void {
    this.#restarting = true
  }

  /**
   * Tells the process of this name to end, and starts this command as soon as it has. That is no end by itself, so nobody is
   * told of it; what ends later is started again by this command.
   *
   * @param timeout ms until it is killed; 0 kills it at once
   * @param between what is done once it has ended, before the command starts
   */
  async replace(
    spec: Command,
    timeout?: number,
    between: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const supervised = this.#named(spec.name)
    supervised.isRestarting = true
    await supervised.process.stop(timeout)
    await between()
    if (this.#stopping) return
    supervised.spec = spec
    supervised.process = startProcess(this.#dataDir, spec)
    supervised.isRestarting = false
    this.#follow(supervised)
  }

  /** Ends these at the same moment, for {@link stopAll} to end the rest one by one: each of them may take its time. */
  async stopTogether(names: readonly string[], timeout?: number): Promise<void> {
    this.#stopping = true
    const those = this.#supervised.filter(({ spec }) => names.includes(spec.name))
    await Promise.all(those.map(({ process }) => process.stop(timeout)))
  }

  async stopAll(timeout?: number): Promise<void> {
    this.#stopping = true
    for (const { process } of this.#supervised.toReversed()) await process.stop(timeout)
  }

  #named(name: string): Supervised {
    const supervised = this.#supervised.find(({ spec }) => spec.name === name)
    if (!supervised) throw new Error(`No process is called ${name}.`)
    return supervised
  }

  #follow(supervised: Supervised): void {
    supervised.process.ended
      .then((how) => this.#onEnd(supervised, how))
      .catch((error: unknown) => this.#giveUp(error as Error))
  }

  async #onEnd(supervised: Supervised, how: string): Promise<void> {
    if (this.#stopping || supervised.isRestarting) return
    const text = describeEnd(supervised.process, how)
    if (!this.#restarting) return this.#giveUp(new CommandError(text))
    await this.#startAgain(supervised, how, text)
  }

  /** Tries until the process runs: what it needs (memory, a place for its log) may be short for a while. */
  async #startAgain(supervised: Supervised, how: string, text: string): Promise<void> {
    const now = Date.now()
    const wait = this.#delay(supervised.crashes, now)
    supervised.crashes = [...recentCrashes(supervised.crashes, now), now]
    this.#report({
      name: supervised.process.name,
      how,
      text: `\n✗ ${text}\n  Starting it again in ${wait / 1_000} s.`,
    })
    const ended = supervised.process
    await delay(wait)
    // Meanwhile somebody else may have started it.
    if (this.#stopping || supervised.isRestarting || supervised.process !== ended) return
    try {
      supervised.process = startProcess(this.#dataDir, supervised.spec)
    } catch (error) {
      return this.#startAgain(supervised, how, `${supervised.spec.name} could not start: ${String(error)}`)
    }
    this.#follow(supervised)
  }
}
