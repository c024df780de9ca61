/** How long somebody has waited, in the unit that says most about it. */
interface Waiting {
  unit: 'now' | 'minutes' | 'hours' | 'days'
  count: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** @param now milliseconds since 1970; a clock that is a little behind the server's makes nobody wait less than nothing */
export function waitingSince(since: string, now: number): Waiting {
  const waited = Math.max(0, now - Date.parse(since))
  if (waited < minute) return { unit: 'now', count: 0 }
  if (waited < hour) return { unit: 'minutes', count: Math.floor(waited / minute) }
  if (waited < 2 * day) return { unit: 'hours', count: Math.floor(waited / hour) }
  return { unit: 'days', count: Math.floor(waited / day) }
}
