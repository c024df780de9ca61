const riyadh = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' })
const dayInMs = 24 * 60 * 60 * 1000

/** The day of a moment in Riyadh, as `2026-11-20`. */
export const dayOf = (moment: string | number): string => riyadh.format(new Date(moment))

export type RelativeDay = 'today' | 'yesterday' | 'week' | 'earlier'

/** How far a moment's day lies back in Riyadh: `week` is two to six days. */
export function relativeDay(moment: string, now: number): RelativeDay {
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / dayInMs)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'week' : 'earlier'
}
