const window = 120_000
const delays = [1_000, 2_000, 4_000, 8_000, 16_000]

/**
 * What to do about a process that ended by itself: wait this many ms and start it again, or give up, because it
 * has ended as often as we are ready to try within two minutes.
 *
 * @param crashes times (ms) of its earlier ends
 */
export function afterCrash(crashes: readonly number[], now: number): number | 'give up' {
  const recent = crashes.filter((time) => now - time < window).length
  return delays[recent] ?? 'give up'
}
