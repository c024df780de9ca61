import type { RemoteDefinition } from '@rafiq/platform'
import { tell } from '../beacons/page-events.ts'
import { type OwnedRemote, type RemoteVersion, versionsOf } from '../composition/composition.ts'
import { LoadTimeoutError, withDeadline } from './deadline.ts'
import type { VersionLoader } from './load-version.ts'
import { OverwrittenGlobalError } from './overwritten.ts'

export type LoadedRemote = { definition: RemoteDefinition; version: RemoteVersion }

/**
 * A preloaded file that could not be had is handed out once more before the browser asks anew, and a remote is three
 * files deep (entry, module, chunks): the third try is the first that sees what the server has now.
 */
const tries = 3

const keyOf = ({ name, version }: Pick<RemoteVersion, 'name' | 'version'>) => `${name}@${version}`

/** What another try would not show: what is loaded overwrites nothing once more, and a crash is told once. */
const isFinal = (error: unknown) =>
  error instanceof OverwrittenGlobalError || hasName(error, 'PageCrashError')

function kindOf(error: unknown) {
  if (error instanceof LoadTimeoutError) return 'hang'
  return hasName(error, 'PageCrashError') ? 'crash' : 'load'
}

/** Of a class in a chunk that only pages of remotes have. */
const hasName = (error: unknown, name: string) => error instanceof Error && error.name === name

/**
 * Loads remotes for one page: the composed version, up to twice more while its time lasts, then the last good one.
 * `null` when none is left.
 */
export class RemoteLoader {
  readonly #load: VersionLoader
  readonly #isWithdrawn: (version: RemoteVersion) => Promise<boolean>
  readonly #broken = new Set<string>()

  /** @param isWithdrawn whether the platform has taken a version back since the page was composed */
  constructor(
    load: VersionLoader,
    isWithdrawn: (version: RemoteVersion) => Promise<boolean> = () => Promise.resolve(false),
  ) {
    this.#load = load
    this.#isWithdrawn = isWithdrawn
  }

  /** @param path of the page that is wanted; null: none, it fills a slot in the page of another remote */
  async enter(owned: OwnedRemote, path: string | null): Promise<LoadedRemote | null> {
    for (const version of this.#left(owned)) {
      const definition = await this.#attempt(version, path)
      if (definition) {
        tell({ type: 'used', name: version.name, version: version.version })
        return { definition, version }
      }
      this.#broken.add(keyOf(version))
    }
    this.forgive(owned.name)
    return null
  }

  /** This version loaded but does not work; true if another one is left for this page. */
  condemn(owned: OwnedRemote, version: string): boolean {
    this.#broken.add(keyOf({ name: owned.name, version }))
    return this.#left(owned).length > 0
  }

  /** Everything may be tried again. */
  forgive(name: string) {
    for (const key of this.#broken) if (key.startsWith(`${name}@`)) this.#broken.delete(key)
  }

  #left(owned: OwnedRemote) {
    return versionsOf(owned).filter((version) => !this.#broken.has(keyOf(version)))
  }

  /** A version has one time limit, however often it is tried: who fails slowly is not waited for longer than who hangs. */
  async #attempt(version: RemoteVersion, path: string | null): Promise<RemoteDefinition | null> {
    const time = { isUp: false }
    try {
      return await withDeadline(this.#tryOften(version, path, time))
    } catch (error) {
      const kind = kindOf(error)
      tell({ type: 'failed', kind, name: version.name, version: version.version, error })
      return null
    } finally {
      time.isUp = true
    }
  }

  /** Rejects with the failure of the last try, and without a try for what was taken back. */
  async #tryOften(
    version: RemoteVersion,
    path: string | null,
    time: Readonly<{ isUp: boolean }>,
  ): Promise<RemoteDefinition> {
    if (await this.#isWithdrawn(version)) throw new Error(`${version.url} was taken back.`)
    for (let left = tries; ; left -= 1) {
      try {
        return await this.#load(version, path)
      } catch (error) {
        if (left === 1 || time.isUp || isFinal(error)) throw error
      }
    }
  }
}
