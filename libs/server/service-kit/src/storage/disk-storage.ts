import { constants } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from '../ids.ts'
import { assertObjectKey, type ObjectStat, ObjectStorage } from './object-storage.ts'

/** Where files are written before they are moved into place: keys never start with a dot. */
const temporaryFolder = '.partial'

/** Objects as files below a folder; a write becomes visible by a rename on the same disk. */
export class DiskStorage extends ObjectStorage {
  readonly #root: string

  constructor(root: string) {
    super()
    this.#root = root
  }

  put(key: string, content: Uint8Array): Promise<void> {
    // Flushed to the disk before the rename: after a power cut a name never stands for half a file.
    return this.#appear(key, (partial) =>
      writeFile(partial, content, { flag: 'wx', mode: 0o640, flush: true }),
    )
  }

  copy(from: string, to: string): Promise<void> {
    // A second name of the same bytes, which no write changes: each makes a file of its own.
    return this.#appear(to, (partial) => link(this.#path(from), partial))
  }

  async get(key: string): Promise<Readable | null> {
    const path = this.#path(key)
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(whereMissing(null))
    if (!file) return null
    const found = await file.stat()
    if (found.isFile()) return file.createReadStream()
    await file.close()
    return null
  }

  async stat(key: string): Promise<ObjectStat | null> {
    const found = await stat(this.#path(key)).catch(whereMissing(null))
    return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : null
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  async deleteAll(prefix: string): Promise<void> {
    await rm(this.#path(prefix), { force: true, recursive: true })
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.#path(prefix)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whereMissing([]))
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.#root.length + 1))
      .sort()
  }

  async folders(prefix: string, depth: number): Promise<string[]> {
    const entries = await readdir(this.#path(prefix), { withFileTypes: true }).catch(whereMissing([]))
    const names = entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
    if (depth === 1) return names
    const below: string[] = []
    for (const name of names) {
      const found = await this.folders(`${prefix}/${name}`, depth - 1)
      below.push(...found.map((path) => `${name}/${path}`))
    }
    return below
  }

  async #appear(key: string, make: (partial: string) => Promise<void>): Promise<void> {
    const target = this.#path(key)
    const partial = join(this.#root, temporaryFolder, uuidv7())
    await mkdir(dirname(partial), { recursive: true })
    try {
      await make(partial)
      await mkdir(dirname(target), { recursive: true })
      await rename(partial, target)
    } finally {
      await rm(partial, { force: true })
    }
  }

  #path(key: string): string {
    assertObjectKey(key)
    return join(this.#root, key)
  }
}

const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ELOOP']

/** Answers `value` where there is no such file, a file or a link in the way of its path included, and rejects else. */
function whereMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (missing.includes(error.code)) return value
    throw error
  }
}
