import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'

/** How a remote does in browsers, from worst to best; `unmeasured` and `off` are no judgement. */
export const healths = ['failing', 'degraded', 'healthy', 'unmeasured', 'off'] as const

export type Health = (typeof healths)[number]

type Figures = Pick<AnalysedRemote['versions'][number], 'errorRate' | 'vitals'>

/** Shares of pages in which it failed: from the first on it wants a look, from the second on it is broken. */
const errorRates = { degraded: 0.02, failing: 0.05 }

/** Where Web Vitals call three of four loads slow; milliseconds. */
const slowLoad = 2500

/** Of the version that most visitors get, in the last hour. */
export function healthOf(
  { stable, disabled }: Pick<RemoteStatus, 'stable' | 'disabled'>,
  figures: Figures | undefined,
): Health {
  if (disabled || stable === null) return 'off'
  if (!figures || figures.errorRate === null) return 'unmeasured'
  if (figures.errorRate >= errorRates.failing) return 'failing'
  const isSlow = figures.vitals.lcp !== null && figures.vitals.lcp > slowLoad
  return hasErrors(figures) || isSlow ? 'degraded' : 'healthy'
}

/** Whether failures alone want a look at it. */
export const hasErrors = ({ errorRate }: Pick<Figures, 'errorRate'>): boolean =>
  errorRate !== null && errorRate >= errorRates.degraded

/** What was measured of the version that most visitors get. */
export const stableFigures = (
  analysed: Pick<AnalysedRemote, 'versions'> | undefined,
  stable: string | null,
): AnalysedRemote['versions'][number] | undefined =>
  analysed?.versions.find(({ version }) => version === stable)
