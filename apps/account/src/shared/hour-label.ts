import type { useFormat } from '@rafiq/platform'

/** Midnight of some day in Riyadh, where every day has 24 hours. */
const midnight = Date.UTC(2026, 0, 1) - 3 * 3_600_000

/** An hour of the day as the language writes it. */
export const hourLabel = (format: Pick<ReturnType<typeof useFormat>, 'time'>, hour: number): string =>
  format.time(midnight + hour * 3_600_000)
