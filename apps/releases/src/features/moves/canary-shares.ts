/** Whole percent: small steps at first, where a fault costs least. */
const shares = [1, 5, 10, 25, 50, 75]

/** What a canary's share can become; not what it is. */
export const canaryShares = (current: number | null): number[] => shares.filter((share) => share !== current)
