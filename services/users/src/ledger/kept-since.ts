import { limits, riyadhDay } from '@rafiq/contracts'

/** The first day of Riyadh of which views are still kept and told (`limits.ledger`), as `YYYY-MM-DD`. */
export function keptSince(now: Date): string {
  const [year = 0, month = 0, day = 0] = riyadhDay(now).split('-').map(Number)
  // A month that is too short for the day: its last day.
  const last = new Date(Date.UTC(year, month - limits.ledger.months, 0)).getUTCDate()
  const since = new Date(Date.UTC(year, month - 1 - limits.ledger.months, Math.min(day, last)))
  return since.toISOString().slice(0, 10)
}
