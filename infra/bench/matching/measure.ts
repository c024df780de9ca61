import { RankingCache } from '@rafiq/matching'
import type pg from 'pg'
import { BruteForce } from './brute-force.ts'
import { type Found, findBySignature, findNaively, recall, sameOrder } from './find-matches.ts'
import { type SearchEffort, searchEffort } from './index-searches.ts'
import type { Options } from './options.ts'
import { drawViewers, type Viewer } from './viewers.ts'

export interface Comparison {
  naive: number[]
  brute: number[]
  /** Mean over the compared viewers. */
  recall: number
  naiveRecall: number
  /** Viewers whose list is the wanted one in its order too. */
  ordered: number
  compared: number
  effort: SearchEffort[]
}

const warmUps = 300

/** Milliseconds of each whole search, one after the other on one connection, after a warm-up. */
export async function measureSearches(client: pg.Client, searches: number): Promise<number[]> {
  const viewers = await drawViewers(client, warmUps + searches)
  const cache = new RankingCache()
  const times = await timed(viewers, (viewer) => findBySignature(client, cache, viewer))
  return times.slice(warmUps).map(({ milliseconds }) => milliseconds)
}

/** The same viewers through our query, naive SQL and brute force. */
export async function compare(client: pg.Client, { comparisons }: Options): Promise<Comparison> {
  const viewers = await drawViewers(client, comparisons)
  const cache = new RankingCache()
  const everybody = await BruteForce.load(client)
  const ours = await timed(viewers, (viewer) => findBySignature(client, cache, viewer))
  const naive = await timed(viewers, (viewer) => findNaively(client, viewer))
  const brute = await timed(viewers, async (viewer) => everybody.find(viewer))
  const effort = []
  for (const viewer of viewers) effort.push(await searchEffort(client, cache, viewer))
  return {
    naive: naive.map(({ milliseconds }) => milliseconds),
    brute: brute.map(({ milliseconds }) => milliseconds),
    recall: mean(against(viewers, ours, brute, recall)),
    naiveRecall: mean(against(viewers, naive, brute, recall)),
    ordered: against(viewers, ours, brute, sameOrder).filter(Boolean).length,
    compared: viewers.length,
    effort,
  }
}

interface Timed {
  found: Found[]
  milliseconds: number
}

async function timed(
  viewers: readonly Viewer[],
  search: (viewer: Viewer) => Promise<Found[]>,
): Promise<Timed[]> {
  const results: Timed[] = []
  for (const viewer of viewers) {
    const start = performance.now()
    const found = await search(viewer)
    results.push({ found, milliseconds: performance.now() - start })
  }
  return results
}

function against<Verdict>(
  viewers: readonly Viewer[],
  results: readonly Timed[],
  wanted: readonly Timed[],
  judge: (viewer: Viewer, found: Found[], wanted: Found[]) => Verdict,
): Verdict[] {
  return viewers.map((viewer, index) =>
    judge(viewer, results[index]?.found ?? [], wanted[index]?.found ?? []),
  )
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
