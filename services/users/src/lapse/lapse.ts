/** Unverified accounts lapse after this many days (design, HTTP contract). */
const lapseDays = 7

/** What registered before this and is still unverified has lapsed. */
export const lapseLimit = (now: Date): Date => new Date(now.getTime() - lapseDays * 86_400_000)
