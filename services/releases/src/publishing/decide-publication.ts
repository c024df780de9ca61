import type { Audience, Channel, RemoteManifest } from '@rafiq/platform-contracts'
import { lt } from 'semver'
import { goLive, newCanary, type State, setCanary } from '../registry/remote-state.ts'
import { sameContent } from './check-release.ts'

export interface Publication {
  readonly manifest: RemoteManifest
  /** What was published before under the same version. */
  readonly existing: RemoteManifest | undefined
  /** Whether that was taken away for good, or deleted since nobody needed it. */
  readonly gone?: boolean
  readonly channel: Channel
  /** Of the visitors, for a canary. */
  readonly percent: number
  /** Whom a canary is for; everybody without it. */
  readonly audience?: Audience | undefined
  readonly state: State
  /** No person asked for it. */
  readonly automatic: boolean
}

export type Decision =
  | { readonly kind: 'conflict' }
  | {
      readonly kind: 'publish'
      /** The version is new and is stored. */
      readonly store: boolean
      /** The remote's next state; undefined: it stays as it is. */
      readonly state: State | undefined
      /** Visitors of the channel get this version. */
      readonly live: boolean
    }

/**
 * A version is taken once and for ever. What a person publishes moves the channel and keeps it where it is until a
 * person moves it again; what a start of the platform publishes moves a channel that nobody set by hand, and may
 * bring back a version that it published before (a change that was undone).
 */
export function decidePublication(publication: Publication): Decision {
  const { manifest, existing, channel, automatic } = publication
  if (existing && !(automatic && sameContent(existing, manifest))) return { kind: 'conflict' }
  // A start of the platform goes on with what is live.
  if (publication.gone) return { kind: 'publish', store: false, state: undefined, live: false }
  const store = existing === undefined
  if (channel === 'stable') return { kind: 'publish', store, ...intoStable(publication) }
  if (channel === 'canary') return { kind: 'publish', store, ...intoCanary(publication) }
  const live = channel !== 'candidate' && !publication.state.disabled
  return { kind: 'publish', store, state: undefined, live }
}

type Outcome = Pick<Extract<Decision, { kind: 'publish' }>, 'state' | 'live'>

function intoStable({ manifest: { version }, state, automatic }: Publication): Outcome {
  if (state.stable === version) return { state: undefined, live: !state.disabled }
  if (automatic && state.setByHand) return { state: undefined, live: false }
  return { state: goLive(state, version, !automatic), live: !state.disabled }
}

function intoCanary({ manifest: { version }, state, percent, audience }: Publication): Outcome {
  const move = setCanary(state, newCanary(version, percent, audience))
  return { state: move.kind === 'moved' ? move.state : undefined, live: !state.disabled }
}

/** Without what is behind a hyphen: a version that names the time of its build is not older than its release. */
const coreOf = (version: string): string => version.split('-', 1)[0] ?? version

/** Whether one version's number is below another's. */
export const isOlder = (version: string, than: string): boolean => lt(coreOf(version), coreOf(than))
