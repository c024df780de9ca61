import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UnavailableError, uuidv7 } from '@rafiq/service-kit'
import { type Staging, type VersionId, VersionStore } from './version-store.ts'

/** No remote can have this name, so the gateway never serves from it. */
const stagingFolder = '.staging'

class DiskStaging implements Staging {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async write(path: string, content: Buffer): Promise<void> {
    const target = join(this.folder, path)
    await orUnavailable(async () => {
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content, { flag: 'wx', flush: true })
    })
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

export class DiskVersionStore extends VersionStore {
  private readonly root: string

  /** `storageDir`: the folder of object storage. */
  constructor(storageDir: string) {
    super()
    this.root = join(storageDir, 'remotes')
  }

  async stage(): Promise<DiskStaging> {
    const folder = join(this.root, stagingFolder, uuidv7())
    await orUnavailable(() => mkdir(folder, { recursive: true }))
    return new DiskStaging(folder)
  }

  async commit(staging: Staging, id: VersionId, folder: string): Promise<void> {
    if (!(staging instanceof DiskStaging)) throw new TypeError('This staging belongs to another store')
    const target = this.folder(id)
    await orUnavailable(async () => {
      await rm(target, { recursive: true, force: true })
      await mkdir(dirname(join(target, folder)), { recursive: true })
      await rename(staging.folder, join(target, folder))
    })
  }

  async has(id: VersionId, path: string): Promise<boolean> {
    try {
      return (await stat(join(this.folder(id), path))).isFile()
    } catch (cause) {
      if (isMissing(cause)) return false
      throw new UnavailableError({ message: 'The storage of releases cannot be read.', cause })
    }
  }

  async remove(id: VersionId): Promise<void> {
    await rm(this.folder(id), { recursive: true, force: true })
  }

  async list(): Promise<VersionId[]> {
    const remotes = (await folders(this.root)).filter((name) => name !== stagingFolder)
    const versions = await Promise.all(
      remotes.map(async (remote) =>
        (await folders(join(this.root, remote))).map((version) => ({ remote, version })),
      ),
    )
    return versions.flat()
  }

  async sweep(olderThan: Date): Promise<void> {
    const root = join(this.root, stagingFolder)
    for (const name of await folders(root)) {
      const { mtime } = await stat(join(root, name))
      if (mtime < olderThan) await rm(join(root, name), { recursive: true, force: true })
    }
  }

  private folder({ remote, version }: VersionId): string {
    return join(this.root, remote, version)
  }
}

/** A disk that is full, gone or not ours is a service that is away: the same upload can be sent again. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new UnavailableError({ message: 'The storage of releases cannot be written to.', cause })
  }
}

async function folders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
