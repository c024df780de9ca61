import type { RemoteStatus } from '@rafiq/platform-contracts'

export type Place = 'stable' | 'canary' | 'preview' | 'previous' | null

/** Who gets a version now; what a rollback goes to is a place as well. */
export function placeOf(
  version: string,
  { stable, canary, previews, previous }: Pick<RemoteStatus, 'stable' | 'canary' | 'previews' | 'previous'>,
): Place {
  if (version === stable) return 'stable'
  if (version === canary?.version) return 'canary'
  if (previews.some((preview) => preview.version === version)) return 'preview'
  return version === previous ? 'previous' : null
}
