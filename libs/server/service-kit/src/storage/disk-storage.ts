import { constants, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TooLargeError } from '../errors/kinds.ts'
import { uuidv7 } from '../ids.ts'
import { isObjectKey, type ObjectStat, ObjectStorage, type PutOptions } from './object-storage.ts'

/** Where files are written before they are moved into place: keys never start with a dot. */
const temporaryFolder = '.partial'

/** Objects as files below a folder; a write becomes visible by a rename on the same disk. */
export class DiskStorage extends ObjectStorage {
  readonly #root: string

  constructor(root: string) {
    super()
    this.#root = root
  }

  async put(key: string, content: Readable | Uint8Array, options: PutOptions = {}): Promise<boolean> {
    const target = this.#path(key)
    const partial = join(this.#root, temporaryFolder, uuidv7())
    await mkdir(dirname(partial), { recursive: true })
    try {
      await this.#write(partial, content, options.maxBytes)
      await mkdir(dirname(target), { recursive: true })
      if (!options.ifAbsent) {
        await rename(partial, target)
        return true
      }
      // A link fails where the target exists: two writers at once make one winner.
      return await link(partial, target).then(() => true, ignore('EEXIST', false))
    } finally {
      await rm(partial, { force: true })
    }
  }

  async get(key: string): Promise<Readable | null> {
    const path = this.#path(key)
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignore('ENOENT', null))
    if (!file) return null
    const found = await file.stat()
    if (found.isFile()) return file.createReadStream()
    await file.close()
    return null
  }

  async stat(key: string): Promise<ObjectStat | null> {
    const found = await stat(this.#path(key)).catch(ignore('ENOENT', null))
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
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      ignore('ENOENT', []),
    )
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.#root.length + 1))
      .sort()
  }

  async #write(
    path: string,
    content: Readable | Uint8Array,
    maxBytes = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const source = content instanceof Readable ? content : Readable.from([content])
    // Flushed to the disk before the rename: after a power cut a name never stands for half a file.
    await pipeline(
      source,
      limitBytes(maxBytes),
      createWriteStream(path, { flags: 'wx', mode: 0o640, flush: true }),
    )
  }

  #path(key: string): string {
    if (!isObjectKey(key)) throw new TypeError('not a key of the object storage')
    return join(this.#root, key)
  }
}

function limitBytes(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new TooLargeError())
      else done(null, chunk)
    },
  })
}

/** Answers `value` for one errno, a directory in the way of a file's path included, and rejects for all others. */
function ignore<T>(code: 'ENOENT' | 'EEXIST', value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === code || (code === 'ENOENT' && (error.code === 'ENOTDIR' || error.code === 'ELOOP')))
      return value
    throw error
  }
}
