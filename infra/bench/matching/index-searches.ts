import { limits } from '@rafiq/contracts'
import { type RankingCache, walkRanking } from '@rafiq/matching'
import type pg from 'pg'
import { findBySignatureSql } from '../../../services/users/src/matches/find-by-signature.sql.ts'
import { chunkParameters } from './find-matches.ts'
import type { Viewer } from './viewers.ts'

interface PlanNode {
  'Node Type': string
  'Index Searches'?: number
  'Actual Rows': number
  Plans?: PlanNode[]
}

/** What the planner really did for one viewer, over all chunks. */
export interface SearchEffort {
  chunks: number
  indexSearches: number
}

/** Runs a viewer's search under EXPLAIN ANALYZE and counts the descents of the index. */
export async function searchEffort(
  client: pg.Client,
  cache: RankingCache,
  viewer: Viewer,
): Promise<SearchEffort> {
  const effort = { chunks: 0, indexSearches: 0 }
  await walkRanking(cache.rank(viewer.signature), limits.matches.max, async (tiers, limit) => {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${findBySignatureSql}`,
      chunkParameters(viewer, tiers, limit),
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('PostgreSQL explained nothing')
    effort.chunks += 1
    effort.indexSearches += indexSearchesOf(plan)
    return new Array<null>(plan['Actual Rows']).fill(null)
  })
  return effort
}

/** The descents of every index in a plan. PostgreSQL 18 counts them over all loops of a node. */
function indexSearchesOf(node: PlanNode): number {
  return (node.Plans ?? []).reduce((sum, child) => sum + indexSearchesOf(child), node['Index Searches'] ?? 0)
}
