import type { RemoteStatus } from '@rafiq/platform-contracts'

/** A version that visitors get, and how many of them; whole percent. */
export type Share = { channel: 'stable' | 'canary'; version: string; percent: number }

/** Who gets what now; nobody anything of a remote that is disabled. */
export function sharesOf({
  stable,
  canary,
  disabled,
}: Pick<RemoteStatus, 'stable' | 'canary' | 'disabled'>): Share[] {
  if (disabled) return []
  const rest = 100 - (canary?.percent ?? 0)
  return [
    ...(stable !== null && rest > 0 ? [{ channel: 'stable' as const, version: stable, percent: rest }] : []),
    ...(canary ? [{ channel: 'canary' as const, ...canary }] : []),
  ]
}
