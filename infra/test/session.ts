import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** One run of `npm test`: a folder that goes away with it, and everything it started. */
export class TestSession {
  readonly root: string
  readonly folder: string
  readonly #children = new Set<ChildProcess>()
  readonly #closers: (() => Promise<void>)[] = []

  /** @param parent where its folder lies: in memory where there is plenty, unless told */
  constructor(root: string, parent?: string) {
    this.root = root
    this.folder = makeTemporaryFolder(parent)
  }

  /** Runs a program of the workspace with its output on the terminal; resolves with its exit code. */
  async run(command: string, args: readonly string[], env: Record<string, string>): Promise<number | null> {
    const child = spawn(command, args, { cwd: this.root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    this.#children.add(child)
    const [code] = (await once(child, 'close')) as [number | null]
    this.#children.delete(child)
    return code
  }

  /** What a runner wrote as JSON into the session's folder; undefined if it did not get that far. */
  readReport<T>(name: string): T | undefined {
    try {
      return JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as T
    } catch {
      return undefined
    }
  }

  /** Called at the end, the last one first. */
  onClose(close: () => Promise<void>): void {
    this.#closers.push(close)
  }

  async close(): Promise<void> {
    for (const child of this.#children) child.kill('SIGTERM')
    for (const close of this.#closers.toReversed()) await close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
