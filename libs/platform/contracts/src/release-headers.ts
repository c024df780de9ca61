/** Headers between the release tool, the registry of remotes and the gateway. */
export const releaseHeaders = {
  /** Request: the version that is published; must be the one in `remote.json`. */
  version: 'x-release-version',
  /** Request: the channel to set; `stable` without it. */
  channel: 'x-release-channel',
  /** Request: whole percent of visitors that a canary goes to. */
  percent: 'x-release-percent',
  /** Request: whom a canary is for, as `audienceText` writes it. */
  audience: 'x-release-audience',
  /** Request: Ed25519 signature over `signedBytes`, in base64, by the team's key. */
  signature: 'x-release-signature',
  /** Request: the commit that was built, for the audit trail; `-dirty` behind it where changes were not committed. */
  commit: 'x-release-commit',
  /** Request: the stable version that the caller saw, or `none`: 409 where it is another by now. */
  seen: 'x-release-seen',
  /** Request: `true` where somebody was asked: an older version goes over a newer one. */
  confirmed: 'x-release-confirmed',
  /** Request: the address of the platform that the version was promoted from, for the audit trail. */
  from: 'x-release-from',
  /** Request: `true` where no person asked for it (a start of the platform): a channel set by hand stays. */
  automatic: 'x-release-automatic',
  /** Request: `true` where somebody has read what the proof refuses, and publishes it all the same. */
  despiteProof: 'x-release-despite-proof',
  /** Answer to a publish or a move: the state of the registry from which on it is live. */
  revision: 'x-release-revision',
  /** Answer of the gateway under `/api/releases`: the state that pages are composed from at this moment. */
  liveRevision: 'x-live-revision',
} as const

/**
 * Whether pages composed from `live` hold everything up to `wanted`. A revision is `<registry>.<count>`; those of
 * two registries say nothing about each other.
 */
export function hasReached(live: string, wanted: string): boolean {
  const [liveRegistry, liveCount] = split(live)
  const [registry, count] = split(wanted)
  return liveRegistry === registry && liveCount >= count
}

function split(revision: string): [registry: string, count: number] {
  const dot = revision.lastIndexOf('.')
  return [revision.slice(0, dot), Number(revision.slice(dot + 1))]
}
