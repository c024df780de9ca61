/** How long an answer took, in the largest unit that says it well: minutes, then hours, then days. */
export type Duration = { unit: 'minutes' | 'hours' | 'days'; count: number }

const hour = 60
const day = 24 * hour

export function durationOf(minutes: number): Duration {
  if (minutes < hour) return { unit: 'minutes', count: minutes }
  if (minutes < 2 * day) return { unit: 'hours', count: Math.floor(minutes / hour) }
  return { unit: 'days', count: Math.floor(minutes / day) }
}
