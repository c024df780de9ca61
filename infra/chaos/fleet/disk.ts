import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TestSession } from '../../test/session.ts'

const run = promisify(execFile)

/** Milliseconds between two looks at a disk that is to be full: what was deleted meanwhile is taken away again. */
const interval = 100

/** A disk in memory that can be full: it is as large as what is on it then. */
export class Disk {
  readonly folder: string
  /** In bytes. */
  readonly #size: number

  private constructor(folder: string, size: number) {
    this.folder = folder
    this.#size = size
  }

  /**
   * Mounts one in the session's folder, until the session ends.
   *
   * @param size in bytes, which memory is only taken for as they are written
   * @throws Error where this process may not mount
   */
  static async mount(session: TestSession, name: string, size: number): Promise<Disk> {
    const folder = join(session.folder, name)
    mkdirSync(folder)
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
    // Also while somebody still has a file open there.
    session.onClose(async () => void (await run('umount', ['--lazy', folder])))
    return new Disk(folder, size)
  }

  /** No byte more can be written to it while this goes on. */
  async fullDuring(work: () => Promise<unknown>): Promise<void> {
    let isOver = false
    const working = work().finally(() => {
      isOver = true
    })
    try {
      do {
        await this.#shrink()
        await delay(interval)
      } while (!isOver)
      await working
    } finally {
      await this.#resize(this.#size)
    }
  }

  async #shrink(): Promise<void> {
    const { bsize, blocks, bfree } = await statfs(this.folder)
    // What was written since it was asked does not fit: then it is asked again.
    await this.#resize((blocks - bfree) * bsize).catch(() => undefined)
  }

  async #resize(size: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${size}`, this.folder])
  }
}
