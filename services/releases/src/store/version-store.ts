import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Injectable } from '@nestjs/common'
import {
  filesFolder,
  isHashedFile,
  mapLimits,
  type PageShell,
  pageShellKey,
  type RemoteManifest,
  shellFileKey,
  shellName,
  shellRootFileKey,
  shellRootFiles,
  versionFilesKey,
  versionManifestKey,
} from '@rafiq/platform-contracts'
import { ObjectStorage, UnavailableError, uuidv7 } from '@rafiq/service-kit'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** No remote lies here, so the gateway never serves from it. */
const stagings = 'staging'
/** Source maps in a staging: a folder that a release cannot have (`Layout`). */
const stagedMaps = 'maps.gz/'
/** Apart from all that the gateway serves. */
const mapsKey = ({ remote, version }: VersionId): string => `source-maps/${remote}/${version}`
const packedMap = (path: string): string => `${path}.gz`
const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** Requests to the storage at once. */
const concurrency = 16

export interface VersionId {
  readonly remote: string
  readonly version: string
}

interface StoredVersion extends VersionId {
  readonly manifest: RemoteManifest
}

/** The files of one release while it is being checked; nobody can see them. */
export class Staging {
  constructor(
    private readonly storage: ObjectStorage,
    readonly key: string,
  ) {}

  /** Writes a file; `path` is checked by the caller. */
  async write(path: string, content: Buffer): Promise<void> {
    await orUnavailable(() => this.storage.put(`${this.key}/${path}`, content))
  }

  /** Writes a source map, packed, where no file of the release can lie. */
  async writeMap(path: string, content: Buffer): Promise<void> {
    await this.write(stagedMaps + packedMap(path), await pack(content))
  }

  /** The text of a file. @throws UnavailableError where it is not there */
  async read(path: string): Promise<string> {
    return orUnavailable(async () => {
      const content = await this.storage.get(`${this.key}/${path}`)
      if (!content) throw new Error(`${path} is missing`)
      return text(content)
    })
  }

  /** Removes everything. */
  discard(): Promise<void> {
    return this.storage.deleteAll(this.key)
  }
}

/**
 * Where the files of releases live: `remotes/<name>/<version>/[<key>/]<file>`. A version is there from its manifest on, which
 * is written last and removed first, so that it appears whole or not at all. Which versions exist is the database's word;
 * the caller holds the registry's lock while it calls `commit` and `remove`.
 */
@Injectable()
export class VersionStore {
  constructor(private readonly storage: ObjectStorage) {}

  async stage(): Promise<Staging> {
    return new Staging(this.storage, `${stagings}/${uuidv7()}`)
  }

  /** Makes a staged release visible, in place of what a crash may have left there. */
  async commit(staging: Staging, id: VersionId, manifest: RemoteManifest, shell?: PageShell): Promise<void> {
    if (shell) return this.commitShell(staging, shell)
    const folder = `${versionFilesKey(id)}/${filesFolder(manifest)}`
    await orUnavailable(async () => {
      await this.remove(id)
      const staged = await this.storage.list(staging.key)
      await each(staged, (key) => {
        const path = key.slice(staging.key.length + 1)
        return this.storage.copy(
          key,
          path.startsWith(stagedMaps) ? `${mapsKey(id)}/${path.slice(stagedMaps.length)}` : folder + path,
        )
      })
      await this.complete(id, manifest)
    })
  }

  /** Makes a staged shell visible: its files beside those of other shells, whose names say what is in them; those of the root apart. */
  private async commitShell(staging: Staging, shell: PageShell): Promise<void> {
    await orUnavailable(async () => {
      const isServed = (key: string) => isHashedFile(key) && !key.includes(`/${stagedMaps}`)
      const staged = (await this.storage.list(staging.key)).filter(isServed)
      await each(staged, (key) => this.storage.copy(key, shellFileKey(key.slice(staging.key.length + 1))))
      const root = shellRootFiles.filter((name) => shell.root?.includes(name))
      for (const name of root) {
        await this.storage.copy(`${staging.key}/${name}`, shellRootFileKey(shell.manifest.version, name))
      }
      await this.storage.put(pageShellKey(shell.manifest.version), Buffer.from(JSON.stringify(shell)))
    })
  }

  /** Whether a version is there, and this file of it. @throws UnavailableError where that cannot be found out */
  async has(id: VersionId, path: string): Promise<boolean> {
    try {
      const isShell = id.remote === shellName
      const keys = isShell
        ? [pageShellKey(id.version)]
        : [versionManifestKey(id), `${versionFilesKey(id)}/${path}`]
      const found = await Promise.all(keys.map((key) => this.storage.stat(key)))
      return found.every((stat) => stat !== null)
    } catch (cause) {
      throw new UnavailableError({ message: 'The storage of releases cannot be read.', cause })
    }
  }

  /** A file of a version. @throws UnavailableError where it is not there, or cannot be read */
  async read(id: VersionId, manifest: RemoteManifest, path: string): Promise<Buffer> {
    const key = `${versionFilesKey(id)}/${filesFolder(manifest)}${path}`
    try {
      const content = await this.storage.get(key)
      if (!content) throw new Error(`${key} is missing`)
      return await buffer(content)
    } catch (cause) {
      throw new UnavailableError({ message: 'The storage of releases cannot be read.', cause })
    }
  }

  /**
   * Whether the files are there of versions that are called live. A storage that was emptied, or is another one, has none.
   *
   * @throws UnavailableError for the first of which they are not
   */
  async assertStored(versions: readonly StoredVersion[]): Promise<void> {
    for (const { remote, version, manifest } of versions) {
      if (await this.has({ remote, version }, filesFolder(manifest) + manifest.entry)) continue
      throw new UnavailableError({
        message: `The storage has lost the files of ${remote} ${version}. Nothing was published or moved: restore the storage, or yank that version.`,
      })
    }
  }

  /** A source map; null where it is not there. @throws UnavailableError where the storage cannot be read */
  async readMap(id: VersionId, path: string): Promise<Buffer | null> {
    try {
      const packed = await this.storage.get(`${mapsKey(id)}/${packedMap(path)}`)
      if (!packed) return null
      return await unpack(await buffer(packed), { maxOutputLength: mapLimits.each })
    } catch (cause) {
      throw new UnavailableError({ message: 'The storage of source maps cannot be read.', cause })
    }
  }

  /** Of a shell only what documents are made of and its root: other shells may have scripts and styles of the same names, which say what is in them. */
  async remove(id: VersionId): Promise<void> {
    if (id.remote === shellName) {
      await this.storage.delete(pageShellKey(id.version))
      for (const name of shellRootFiles) await this.storage.delete(shellRootFileKey(id.version, name))
      return
    }
    await this.storage.delete(versionManifestKey(id))
    await this.storage.deleteAll(versionFilesKey(id))
    await this.storage.deleteAll(mapsKey(id))
  }

  /** The versions that have files. */
  async list(): Promise<VersionId[]> {
    return (await this.storage.folders('remotes', 2)).map((folder) => {
      const [remote = '', version = ''] = folder.split('/')
      return { remote, version }
    })
  }

  /** Whether a version has its manifest, of all at once. */
  async manifests(): Promise<(id: VersionId) => boolean> {
    const keys = new Set(await this.storage.list('remote-versions'))
    return (id) => keys.has(versionManifestKey(id))
  }

  /** Writes the manifest of a version whose files are all there. */
  async complete(id: VersionId, manifest: RemoteManifest): Promise<void> {
    await this.storage.put(versionManifestKey(id), Buffer.from(JSON.stringify(manifest)))
  }

  /** Removes stagings that were abandoned before `olderThan`. */
  async sweep(olderThan: Date): Promise<void> {
    await each(await this.storage.list(stagings), async (key) => {
      const stat = await this.storage.stat(key)
      if (stat && stat.modifiedAt < olderThan) await this.storage.delete(key)
    })
  }
}

/** @throws the first failure, when nothing goes on any more */
async function each(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const limit = new ConcurrencyLimit(concurrency)
  try {
    for (const key of keys) await limit.run(() => work(key))
    await limit.done()
  } finally {
    await limit.empty()
  }
}

/** A storage that is full, gone or not ours is a service that is unavailable: the same upload can be sent again. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new UnavailableError({ message: 'The storage of releases cannot be written to.', cause })
  }
}
