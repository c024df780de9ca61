import { type PageBeacon, shellName } from '@rafiq/platform-contracts'
import type { RenderedPage } from '@rafiq/service-kit'
import { type Count, countBeacon, type SeenFault, type VersionKey } from './count-beacon.ts'

/** One page's vote. */
export interface Failure extends VersionKey {
  readonly page: string
  /** Whether the page got the remote's canary. */
  readonly isCanary: boolean
  /** Whether it got the shell's canary. */
  readonly isShellCanary: boolean
  readonly address: string
}

/** What came in since `since`, summed up. */
export interface Batch {
  readonly since: Date
  readonly counts: readonly (Count & { readonly count: number })[]
  readonly faults: readonly (SeenFault & { readonly count: number })[]
  readonly failures: readonly Failure[]
}

/** Of each kind between two writings; what a flood brings beyond is dropped. */
const most = 5000

/** Sums beacons up until they are written: the database's work does not grow with the visitors. */
export class Tally {
  private since: Date | undefined
  private readonly counts = new Map<string, Count & { count: number }>()
  private readonly faults = new Map<string, SeenFault & { count: number }>()
  private readonly failures = new Map<string, Failure>()

  add(beacon: PageBeacon, page: Pick<RenderedPage, 'id' | 'canaries'>, address: string, now: Date): void {
    this.since ??= now
    const { counts, faults, failures } = countBeacon(beacon)
    for (const count of counts) addUp(this.counts, [count.remote, count.version, count.measure], count)
    for (const fault of faults) {
      const { remote, version, kind, error, file, line, column } = fault
      addUp(this.faults, [remote, version, kind, error, file, line, column], fault)
    }
    for (const failure of failures) {
      const key = JSON.stringify([failure.remote, page.id])
      // The page's first of this remote, whichever version it names.
      if (!this.failures.has(key) && this.failures.size < most) {
        const isCanary = page.canaries.includes(failure.remote)
        const isShellCanary = page.canaries.includes(shellName)
        this.failures.set(key, { ...failure, page: page.id, isCanary, isShellCanary, address })
      }
    }
  }

  /** What there is, which is then no more here; null for nothing. */
  take(): Batch | null {
    if (!this.since) return null
    const batch = {
      since: this.since,
      counts: [...this.counts.values()],
      faults: [...this.faults.values()],
      failures: [...this.failures.values()],
    }
    this.since = undefined
    for (const sums of [this.counts, this.faults, this.failures]) sums.clear()
    return batch
  }
}

function addUp<T>(sums: Map<string, T & { count: number }>, parts: readonly unknown[], one: T): void {
  const key = JSON.stringify(parts)
  const known = sums.get(key)
  if (known) known.count += 1
  else if (sums.size < most) sums.set(key, { ...one, count: 1 })
}
