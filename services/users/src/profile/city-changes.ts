import { limits } from '@rafiq/contracts'

const day = 86_400_000

export interface CityChanges {
  /** Those that count, oldest first. */
  recent: string[]
  left: number
  /** When one more is possible; null while one is. */
  nextAt: string | null
}

/** How often a member may still change the city (`limits.cityChanges`). @param changes when it changed, oldest first */
export function cityChangesAt(changes: readonly string[], now: Date): CityChanges {
  const { max, days } = limits.cityChanges
  const recent = changes.filter((at) => now.getTime() - Date.parse(at) < days * day)
  const left = Math.max(0, max - recent.length)
  // Room comes when the oldest of the last `max` is over.
  const oldest = recent.at(-max)
  const nextAt = left === 0 && oldest ? new Date(Date.parse(oldest) + days * day).toISOString() : null
  return { recent, left, nextAt }
}
