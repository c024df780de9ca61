import type { RemoteDefinition } from '@rafiq/platform'
import { type OwnedRemote, type RemoteVersion, versionsOf } from '../../shared/composition/composition.ts'
import { tell } from '../../shared/page-events.ts'
import { LoadTimeoutError } from './deadline.ts'
import type { VersionLoader } from './load-version.ts'

export type LoadedRemote = { definition: RemoteDefinition; version: RemoteVersion }

/**
 * A preloaded file that could not be had is handed out once more before the browser asks anew, and a remote is three
 * files deep (entry, module, chunks): the third try is the first that sees what the server has now.
 */
const tries = 3

const keyOf = ({ name, version }: Pick<RemoteVersion, 'name' | 'version'>) => `${name}@${version}`

/**
 * Loads remotes for one page: the composed version, twice more if it failed at once (not after a hang: time is short),
 * then the last good one. `null` when none is left.
 */
export class RemoteLoader {
  readonly #load: VersionLoader
  readonly #broken = new Set<string>()

  constructor(load: VersionLoader) {
    this.#load = load
  }

  async enter(owned: OwnedRemote, path: string): Promise<LoadedRemote | null> {
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

  async #attempt(version: RemoteVersion, path: string): Promise<RemoteDefinition | null> {
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await this.#load(version, path)
      } catch (error) {
        const hangs = error instanceof LoadTimeoutError
        if (left > 1 && !hangs) continue
        const { name } = version
        tell({ type: 'failed', kind: hangs ? 'hang' : 'load', name, version: version.version, error })
        return null
      }
    }
    return null
  }
}
