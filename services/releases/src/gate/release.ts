import type { RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'

/** A release as the gate looks at it: what it says of itself, and the bytes of what it runs. */
export interface Release {
  readonly manifest: RemoteManifest
  /** Scripts and styles by path, with the size that browsers load (brotli where that is smaller). */
  readonly code: ReadonlyMap<string, { readonly content: Buffer; readonly wireBytes: number }>
  /** What it tells TypeScript of its slots. */
  readonly slotTypes?: string | undefined
}

/** Everything live that a version has to get along with. */
export interface LiveBeside {
  /** What the gateway answers itself: a page there would never be seen. */
  readonly reserved: readonly string[]
  readonly shells: readonly ShellManifest[]
  /** The versions of other remotes that visitors get, stable and canary. */
  readonly remotes: readonly RemoteManifest[]
}
