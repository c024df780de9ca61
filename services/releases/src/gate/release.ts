import type { RemoteManifest } from '@rafiq/contracts'

/** A release as the gate looks at it: what it says of itself, and the bytes of what it runs. */
export interface Release {
  readonly manifest: RemoteManifest
  /** Scripts and styles by path, with the size that browsers load (brotli where that is smaller). */
  readonly code: ReadonlyMap<string, { readonly content: Buffer; readonly wireBytes: number }>
}
