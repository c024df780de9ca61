const day = 86_400_000

/** By when the data of an account deleted now is gone from active systems and from backups (spec §9). */
export const deletionDates = (now: Date) => ({
  active: new Date(now.getTime() + 30 * day),
  backups: new Date(now.getTime() + 90 * day),
})
