import type { ModeratorSeries } from '@rafiq/contracts/moderation'

export interface DayFigures {
  /** First day of its step. */
  start: string
  joined: number
  deleted: number
}

/** Points without a gap. @param before accounts when the first one begins */
export function toPoints(
  starts: readonly string[],
  figures: readonly DayFigures[],
  before: number,
): ModeratorSeries['points'] {
  const known = new Map(figures.map((one) => [one.start, one]))
  let total = before
  return starts.map((start) => {
    const { joined = 0, deleted = 0 } = known.get(start) ?? {}
    total += joined - deleted
    return { start, joined, deleted, total }
  })
}
