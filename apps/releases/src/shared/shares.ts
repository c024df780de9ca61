import type { Audience, RemoteStatus } from '@rafiq/platform-contracts'

/** A version that visitors get, and how many of them: whole percent of all, or of those of an audience. */
export type Share =
  | { channel: 'stable' | 'canary'; version: string; percent: number }
  | { channel: 'others'; version: string }
  | { channel: 'canaryOf'; version: string; percent: number; audience: Audience }

/** Who gets what now; nobody anything of a remote that is disabled. */
export function sharesOf({
  stable,
  canary,
  disabled,
}: Pick<RemoteStatus, 'stable' | 'canary' | 'disabled'>): Share[] {
  if (disabled) return []
  if (canary?.audience) {
    const { version, percent, audience } = canary
    return [
      ...(stable === null ? [] : [{ channel: 'others' as const, version: stable }]),
      { channel: 'canaryOf', version, percent, audience },
    ]
  }
  const rest = 100 - (canary?.percent ?? 0)
  return [
    ...(stable !== null && rest > 0 ? [{ channel: 'stable' as const, version: stable, percent: rest }] : []),
    ...(canary ? [{ channel: 'canary' as const, version: canary.version, percent: canary.percent }] : []),
  ]
}

type KnownShare = Extract<Share, { channel: 'stable' | 'canary' }>

const isKnown = (share: Share): share is KnownShare =>
  share.channel === 'stable' || share.channel === 'canary'

/** Those whose parts of all visitors are known. */
export const knownShares = (shares: readonly Share[]): KnownShare[] => shares.filter(isKnown)
