import type { Vitals } from '@rafiq/platform-contracts'
import { onCLS, onINP, onLCP } from 'web-vitals'

/** The chunk. */

export { beaconPage } from './beacon-page.ts'

/** Measures this page, also what was before this chunk came. Gives the values so far, once; null where there are none. */
export function measureVitals(): () => Vitals | null {
  const vitals: Vitals = {}
  const all = { reportAllChanges: true }
  onLCP(({ value }) => Object.assign(vitals, { lcp: value }), all)
  onINP(({ value }) => Object.assign(vitals, { inp: value }), all)
  onCLS(({ value }) => Object.assign(vitals, { cls: value }), all)
  let taken = false
  return () => {
    if (taken || Object.keys(vitals).length === 0) return null
    taken = true
    return { ...vitals }
  }
}
