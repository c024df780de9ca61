import type { Fault, PageBeacon, UsedVersion } from '@rafiq/platform-contracts'
import { bucketOf, type Vital } from './vital-buckets.ts'

export interface VersionKey {
  readonly remote: string
  readonly version: string
}

/**
 * `loads`, `failed`, `fallbacks`, `fault:load`, `lcp:12` …; `trial:` are those of versions that were composed, no fallbacks. Of all pages are the faults and
 * `trial:failures`, of sampled ones the others.
 */
export interface Count extends VersionKey {
  readonly measure: string
}

export interface SeenFault extends VersionKey, Fault {
  /** A page in which it happened. */
  readonly composition: string
}

/** What a beacon adds up to. */
export interface Counted {
  readonly counts: readonly Count[]
  readonly faults: readonly SeenFault[]
  /** Versions that failed in the page, for the first time, and that the visitor was given, not helped out with. */
  readonly failures: readonly VersionKey[]
}

const vitals: readonly Vital[] = ['lcp', 'inp', 'cls']

/** Rates are of sampled pages only; failures come from all, and each counts as one wherever nothing is divided. */
export function countBeacon({ composition, sampled, versions }: PageBeacon): Counted {
  return {
    counts: versions.flatMap((used) =>
      measuresOf(used, sampled).map((measure) => ({ ...keyOf(used), measure })),
    ),
    faults: versions.flatMap((used) =>
      used.faults.map((fault) => ({ ...keyOf(used), ...fault, composition })),
    ),
    failures: versions.filter(({ failed, fallback }) => failed && !fallback).map(keyOf),
  }
}

const keyOf = ({ remote, version }: UsedVersion): VersionKey => ({ remote, version })

function measuresOf(used: UsedVersion, sampled: boolean): string[] {
  const faults = used.faults.map(({ kind }) => `fault:${kind}`)
  if (used.failed && !used.fallback) faults.push('trial:failures')
  if (!sampled) return faults
  const rates = [...(used.load ? ['loads'] : []), ...(used.failed ? ['failed'] : [])]
  const fallbacks = used.fallback && used.load ? ['fallbacks'] : []
  const measured = vitals.flatMap((vital) => {
    const value = used.vitals?.[vital]
    return value === undefined ? [] : [`${vital}:${bucketOf(vital, value)}`]
  })
  return [
    ...faults,
    ...rates,
    ...fallbacks,
    ...(used.fallback ? [] : rates.map((rate) => `trial:${rate}`)),
    ...measured,
  ]
}
