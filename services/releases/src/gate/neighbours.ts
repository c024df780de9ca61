import type { RemoteManifest, ShellManifest } from '@rafiq/contracts'

/** Everything live that a version has to get along with. */
export interface Neighbours {
  readonly shells: readonly ShellManifest[]
  /** The versions of other remotes that visitors get, stable and canary. */
  readonly remotes: readonly RemoteManifest[]
}
