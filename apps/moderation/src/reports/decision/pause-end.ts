/** Days of a pause that has an end. */
const pauseDays = { min: 1, max: 365 } as const

const hour = 3_600_000

/** Digits of either script as they are typed. @returns null for what is no number of days */
export function readDays(text: string): number | null {
  const latin = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  if (!/^\d{1,3}$/.test(latin)) return null
  const days = Number(latin)
  return days >= pauseDays.min && days <= pauseDays.max ? days : null
}

/** When a pause of so many days ends: at a full hour, so that what is sent twice is the same. */
export const pauseEnd = (days: number, now: number): string =>
  new Date(Math.ceil((now + days * 24 * hour) / hour) * hour).toISOString()
