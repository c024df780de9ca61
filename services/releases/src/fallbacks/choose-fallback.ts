/** What pages said of a version while it was watched. */
export interface VersionFigures {
  /** Page loads that used it, of sampled pages. */
  readonly loads: number
  /** Those of them in which it failed. */
  readonly failed: number
  /** Failures of all pages, sampled or not. */
  readonly faults: number
}

export type Health = 'healthy' | 'unproven' | 'failing'

/** One page load in so many may fail in a version that counts as healthy: networks fail as well. */
const toleratedOneIn = 10

/** A failure is reported within a second, its page's load when the page is left: failures alone tell enough. */
export function healthOf({ loads, failed, faults }: VersionFigures): Health {
  if (loads === 0) return faults + failed > 0 ? 'failing' : 'unproven'
  return failed * toleratedOneIn > loads ? 'failing' : 'healthy'
}

const byPreference: readonly Health[] = ['healthy', 'unproven', 'failing']

/**
 * The last healthy version. Where none is known to be, the last that nobody knows: a version published a minute ago is
 * not a worse one. One that fails only where there is nothing else: figures come from browsers, which may lie, so that they
 * decide in which order versions are taken and never that there is none.
 *
 * @param before stable versions to go back to, the latest first
 */
export function chooseFallback(
  before: readonly string[],
  health: (version: string) => Health,
): string | null {
  for (const wanted of byPreference) {
    const found = before.find((version) => health(version) === wanted)
    if (found !== undefined) return found
  }
  return null
}
