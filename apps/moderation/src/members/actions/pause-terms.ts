/** How long a pause lasts; `open`: until staff lift it. */
export const durations = ['1', '3', '7', '30', 'open'] as const
export type Duration = (typeof durations)[number]

const day = 86_400_000

/** When a pause that begins at `now` (milliseconds since 1970) ends; null: when staff lift it. */
export const endOf = (duration: Duration, now: number): string | null =>
  duration === 'open' ? null : new Date(now + Number(duration) * day).toISOString()
