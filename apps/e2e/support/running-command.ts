import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'

/** A command in a terminal of its own, as somebody has it open who works with it. */
export class RunningCommand {
  readonly #line: string
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  #output = ''

  constructor(line: string, cwd: string, env: NodeJS.ProcessEnv) {
    this.#line = line
    this.#child = spawn('sh', ['-c', line], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#ended = once(this.#child, 'close')
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
      })
    }
  }

  /** Waits until it has written this. @returns the last place where it did */
  async says(pattern: RegExp): Promise<string> {
    const find = () => [...this.#output.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[0]
    await expect
      .poll(() => find() ?? this.#died(), { message: `${this.#line} says ${pattern}` })
      .toMatch(pattern)
    return find() ?? ''
  }

  /** How often it has written this. */
  count(pattern: RegExp): number {
    return [...this.#output.matchAll(new RegExp(pattern, 'g'))].length
  }

  /** Ctrl-C: the whole terminal hears it. Resolves when nothing of it runs any more. */
  async interrupt(): Promise<void> {
    if (this.isRunning) this.#signal('SIGINT')
    await this.#ended
    await expect.poll(() => this.isRunning, { message: 'something of it still runs' }).toBe(false)
  }

  get isRunning(): boolean {
    return this.#signal(0)
  }

  #signal(signal: NodeJS.Signals | 0): boolean {
    try {
      return this.#child.pid !== undefined && process.kill(-this.#child.pid, signal)
    } catch {
      return false
    }
  }

  #died(): string {
    if (this.#child.exitCode === null) return this.#output
    throw new Error(`${this.#line} ended with ${this.#child.exitCode}:\n${this.#output}`)
  }
}
