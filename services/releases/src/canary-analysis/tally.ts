import { type PageBeacon, shellName } from '@rafiq/platform-contracts'
import type { RenderedPage } from '@rafiq/service-kit'
import type { CanaryArm } from '@rafiq/service-kit/canaries'
import { type Count, countBeacon, type SeenFault, type VersionKey } from './count-beacon.ts'

/** One page's vote. */
export interface Failure extends VersionKey {
  readonly page: string
  /** The page's part in the trial of the remote; undefined: none. */
  readonly arm: CanaryArm | undefined
  /** Its part in the trial of the shell. */
  readonly shellArm: CanaryArm | undefined
  readonly address: string
}

/** What came in since `since`, summed up. */
export interface Batch {
  readonly since: Date
  readonly counts: readonly (Count & { readonly count: number })[]
  /** Those of them that are of pages with a part in a trial of the remote. */
  readonly trialCounts: readonly (Count & { readonly count: number })[]
  readonly faults: readonly (SeenFault & { readonly count: number })[]
  readonly failures: readonly Failure[]
}

/** Of each kind between two writings; what a flood brings beyond is dropped. */
const most = 5000

type VotingPage = Pick<RenderedPage, 'id' | 'canaries' | 'controls'>

function armIn({ canaries, controls }: VotingPage, remote: string): CanaryArm | undefined {
  if (canaries.includes(remote)) return 'canary'
  return controls.includes(remote) ? 'control' : undefined
}

/** Sums beacons up until they are written: the database's work does not grow with the visitors. */
export class Tally {
  private since: Date | undefined
  private readonly counts = new Map<string, Count & { count: number }>()
  private readonly trialCounts = new Map<string, Count & { count: number }>()
  private readonly faults = new Map<string, SeenFault & { count: number }>()
  private readonly failures = new Map<string, Failure>()

  add(beacon: PageBeacon, page: VotingPage, address: string, now: Date): void {
    this.since ??= now
    const { counts, faults, failures } = countBeacon(beacon)
    for (const count of counts) {
      const key = [count.remote, count.version, count.measure]
      addUp(this.counts, key, count)
      if (armIn(page, count.remote)) addUp(this.trialCounts, key, count)
    }
    for (const fault of faults) {
      const { remote, version, kind, error, file, line, column } = fault
      addUp(this.faults, [remote, version, kind, error, file, line, column], fault)
    }
    for (const failure of failures) {
      const key = JSON.stringify([failure.remote, page.id])
      // The page's first of this remote, whichever version it names.
      if (!this.failures.has(key) && this.failures.size < most) {
        const [arm, shellArm] = [armIn(page, failure.remote), armIn(page, shellName)]
        this.failures.set(key, { ...failure, page: page.id, arm, shellArm, address })
      }
    }
  }

  /** What there is, which is then no more here; null for nothing. */
  take(): Batch | null {
    if (!this.since) return null
    const batch = {
      since: this.since,
      counts: [...this.counts.values()],
      trialCounts: [...this.trialCounts.values()],
      faults: [...this.faults.values()],
      failures: [...this.failures.values()],
    }
    this.since = undefined
    for (const sums of [this.counts, this.trialCounts, this.faults, this.failures]) sums.clear()
    return batch
  }
}

function addUp<T>(sums: Map<string, T & { count: number }>, parts: readonly unknown[], one: T): void {
  const key = JSON.stringify(parts)
  const known = sums.get(key)
  if (known) known.count += 1
  else if (sums.size < most) sums.set(key, { ...one, count: 1 })
}
