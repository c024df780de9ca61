import type { Tier } from './rank.ts'

/** Signatures in the first chunk: enough for most viewers, and a short array to ship. */
const firstChunk = 128
const growth = 8

/** Fetches the `limit` best candidates of the tiers: by tier, then by turn (`turnOf`). */
export type FetchTiers<Row> = (tiers: readonly Tier[], limit: number) => Promise<readonly Row[]>

/** Fetches the best candidates of the whole ranking in one go, in the same order and to the same limit. */
export type FetchAll<Row> = () => Promise<Row[]>

/**
 * The best candidates over a whole ranking, `limit` at most. The first chunk asks about 128 signatures, each further
 * one about 8 times as many, while too few were found: where people are many the first chunk answers, where they are
 * few two or three more do. A tier is never cut, so order within it stays exact.
 *
 * @param fetchAll is asked instead of further chunks, where it costs less than they do
 */
export async function walkRanking<Row>(
  ranking: readonly Tier[],
  limit: number,
  fetchTiers: FetchTiers<Row>,
  fetchAll?: FetchAll<Row>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const tiers of chunksOf(ranking)) {
    found.push(...(await fetchTiers(tiers, limit - found.length)))
    if (found.length >= limit) break
    if (fetchAll) return fetchAll()
  }
  return found
}

/** Whole tiers in order, each chunk of at least 128, 1024, 8192 … signatures but the last. */
export function* chunksOf(ranking: readonly Tier[]): Generator<readonly Tier[]> {
  let wanted = firstChunk
  let chunk: Tier[] = []
  let size = 0
  for (const tier of ranking) {
    chunk.push(tier)
    size += tier.signatures.length
    if (size < wanted) continue
    yield chunk
    wanted *= growth
    chunk = []
    size = 0
  }
  if (chunk.length > 0) yield chunk
}
