import type { Tier } from '@rafiq/matching'

/**
 * Tiers as `findBySignatureSql` wants them: one flat list, and where each tier begins and ends in it (from 1). They are
 * written as PostgreSQL writes arrays: the driver would quote a thousand numbers one by one.
 */
export function tierParameters(tiers: readonly Tier[]): { signatures: string; first: string; last: string } {
  const first: number[] = []
  const last: number[] = []
  let end = 0
  for (const { signatures } of tiers) {
    first.push(end + 1)
    end += signatures.length
    last.push(end)
  }
  return {
    signatures: literal(tiers.flatMap(({ signatures }) => signatures)),
    first: literal(first),
    last: literal(last),
  }
}

const literal = (numbers: readonly number[]): string => `{${numbers.join()}}`
