/** Milliseconds by which Asia/Riyadh is ahead of UTC: all year round, and always since there is this product. */
export const riyadhOffset = 3 * 3_600_000

/** The day of a moment in Riyadh, as `YYYY-MM-DD`. */
export const riyadhDay = (moment: Date): string =>
  new Date(moment.getTime() + riyadhOffset).toISOString().slice(0, 10)
