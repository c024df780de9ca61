import type { RemoteManifest } from '@rafiq/contracts'
import { sameContent } from './check-release.ts'

interface ChannelState {
  readonly version: string
  readonly previous?: string | null | undefined
  readonly setByHand: boolean
}

export interface Publication {
  readonly manifest: RemoteManifest
  /** What was published before under the same version. */
  readonly existing: RemoteManifest | undefined
  /** Where the channel stands. */
  readonly channel: ChannelState | undefined
  /** No person asked for it. */
  readonly automatic: boolean
}

export type Decision =
  | { readonly kind: 'conflict' }
  | {
      readonly kind: 'publish'
      /** The version is new and is stored. */
      readonly store: boolean
      /** The channel's next state; undefined: it stays as it is. */
      readonly channel: ChannelState | undefined
      /** Visitors of the channel get this version. */
      readonly live: boolean
    }

/**
 * A version is taken once and for ever. What a person publishes moves the channel and keeps it where it is until a
 * person moves it again; what a start of the platform publishes moves a channel that nobody set by hand, and may
 * bring back a version that it published before (a change that was undone).
 */
export function decidePublication({ manifest, existing, channel, automatic }: Publication): Decision {
  if (existing && !(automatic && sameContent(existing, manifest))) return { kind: 'conflict' }
  const store = existing === undefined
  if (channel?.version === manifest.version) return { kind: 'publish', store, channel: undefined, live: true }
  if (automatic && channel?.setByHand) return { kind: 'publish', store, channel: undefined, live: false }
  const next = { version: manifest.version, previous: channel?.version ?? null, setByHand: !automatic }
  return { kind: 'publish', store, channel: next, live: true }
}
