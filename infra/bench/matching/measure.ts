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

/** Milliseconds, one after the other on one connection, after a warm-up. */
export interface Searches {
  /** Each whole search. */
  ours: number[]
  /** An empty statement after each: what the machine itself costs, and how it wavers. */
  idle: number[]
}

export async function measureSearches(client: pg.Client, searches: number): Promise<Searches> {
  const viewers = await drawViewers(client, warmUps + searches)
  const cache = new RankingCache()
  const measured: Searches = { ours: [], idle: [] }
  for (const viewer of viewers) {
    measured.ours.push((await timed(() => findBySignature(client, cache, viewer))).milliseconds)
    measured.idle.push((await timed(() => client.query('select 1'))).milliseconds)
  }
  return { ours: measured.ours.slice(warmUps), idle: measured.idle.slice(warmUps) }
}

/** The same viewers through our query, naive SQL and brute force. */
export async function compare(client: pg.Client, { comparisons }: Options): Promise<Comparison> {
  const viewers = await drawViewers(client, comparisons)
  const cache = new RankingCache()
  const everybody = await BruteForce.load(client)
  const ours = await timedForEach(viewers, (viewer) => findBySignature(client, cache, viewer))
  const naive = await timedForEach(viewers, (viewer) => findNaively(client, viewer))
  const brute = await timedForEach(viewers, async (viewer) => everybody.find(viewer))
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

interface Timed<Result> {
  result: Result
  milliseconds: number
}

async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const start = performance.now()
  const result = await work()
  return { result, milliseconds: performance.now() - start }
}

async function timedForEach(
  viewers: readonly Viewer[],
  search: (viewer: Viewer) => Promise<Found[]>,
): Promise<Timed<Found[]>[]> {
  const results = []
  for (const viewer of viewers) results.push(await timed(() => search(viewer)))
  return results
}

function against<Verdict>(
  viewers: readonly Viewer[],
  results: readonly Timed<Found[]>[],
  wanted: readonly Timed<Found[]>[],
  judge: (viewer: Viewer, found: Found[], wanted: Found[]) => Verdict,
): Verdict[] {
  return viewers.map((viewer, index) =>
    judge(viewer, results[index]?.result ?? [], wanted[index]?.result ?? []),
  )
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
