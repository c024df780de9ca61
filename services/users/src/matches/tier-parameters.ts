import type { Tier } from '@rafiq/matching'

/** Tiers as `findBySignatureSql` wants them: one flat list, and where each tier begins and ends in it (from 1). */
export function tierParameters(tiers: readonly Tier[]): {
  signatures: number[]
  first: number[]
  last: number[]
} {
  const signatures: number[] = []
  const first: number[] = []
  const last: number[] = []
  for (const tier of tiers) {
    first.push(signatures.length + 1)
    signatures.push(...tier.signatures)
    last.push(signatures.length)
  }
  return { signatures, first, last }
}
