import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityOf } from '../local/process-identity.ts'

const gigabyte = 1024 ** 3

/**
 * In memory where there is plenty: the databases of integration tests are hundreds of thousands of files that come and go, and
 * a disk's file system takes longer for each the more of them have just gone.
 */
function temporaryFolder(): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize > 4 * gigabyte && process.availableMemory() > 8 * gigabyte) return inMemory
  } catch {}
  return tmpdir()
}

const prefix = 'rafiq-test-'

/** A folder of this process; what processes that were killed have left goes, since in memory it would stay. */
function makeFolder(): string {
  const parent = temporaryFolder()
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid && !identityOf(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}

/** One run of `npm test`: a folder that goes away with it, and everything it started. */
export class TestSession {
  readonly root: string
  readonly folder = makeFolder()
  readonly #children = new Set<ChildProcess>()
  readonly #closers: (() => Promise<void>)[] = []

  constructor(root: string) {
    this.root = root
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
