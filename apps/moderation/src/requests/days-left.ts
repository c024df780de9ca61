const day = 86_400_000

/** How near a deadline is: calm, near from a week before, over. */
export type Urgency = 'calm' | 'near' | 'over'

/** Days are whole ones that have begun: 1 is today's last hours. Negative: so many are over. */
export function daysLeft(due: string, now: number): { days: number; urgency: Urgency } {
  const days = Math.ceil((Date.parse(due) - now) / day)
  return { days, urgency: days <= 0 ? 'over' : days <= 7 ? 'near' : 'calm' }
}
