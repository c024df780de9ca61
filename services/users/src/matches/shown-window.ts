import { limits } from '@rafiq/contracts'

/** How old the time at which somebody was last seen may get before it is written again, in milliseconds. */
const step = 3_600_000

export interface ShownWindow {
  /** Who was seen since then needs no writing. */
  freshSince: Date
  /** Who was seen since then counts: a step more than the day, since what is kept may be a step old. */
  countsSince: Date
}

/** What of the record of people shown counts at this moment (`limits.shownPeople`). */
export function shownWindow(now: Date): ShownWindow {
  const day = limits.shownPeople.hours * 3_600_000
  return {
    freshSince: new Date(now.getTime() - step),
    countsSince: new Date(now.getTime() - day - step),
  }
}
