import { signatureCount, type Tier } from '@rafiq/matching'

const tables = new WeakMap<readonly Tier[], Buffer>()

/**
 * A ranking as `findAmongFewSql` wants it: a byte for each signature, the number of its tier (from 1), 0 for those that do not
 * match. The driver ships a buffer as it is. It is kept as long as the ranking.
 */
export function tierTable(ranking: readonly Tier[]): Buffer {
  const known = tables.get(ranking)
  if (known) return known
  const table = Buffer.alloc(signatureCount)
  for (const [index, { signatures }] of ranking.entries()) {
    for (const signature of signatures) table[signature] = index + 1
  }
  tables.set(ranking, table)
  return table
}
