const window = 120_000
const first = 250
const ceiling = 30_000

/**
 * How many ms to wait before a process that ended by itself is started again: longer each time within two minutes, up
 * to half a minute. It never gives up: people use the platform, and the process that ends may be the one that serves
 * them.
 *
 * @param crashes times (ms) of its earlier ends
 */
export function delayAfterCrash(crashes: readonly number[], now: number): number {
  return Math.min(first * 2 ** recentCrashes(crashes, now).length, ceiling)
}

/** Those that still count. */
export function recentCrashes(crashes: readonly number[], now: number): number[] {
  return crashes.filter((time) => now - time < window)
}
