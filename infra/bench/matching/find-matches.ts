import { limits } from '@rafiq/contracts'
import { percentageOf, type RankingCache, type Tier, walkRanking } from '@rafiq/matching'
import type pg from 'pg'
import { findBySignatureSql } from '../../../services/users/src/matches/find-by-signature.sql.ts'
import { tierParameters } from '../../../services/users/src/matches/tier-parameters.ts'
import { naiveSql } from './naive.sql.ts'
import type { Viewer } from './viewers.ts'

/** A found member, as far as the order of matches depends on them. */
export interface Found {
  signature: number
  /** Milliseconds since 1970. */
  activeAt: number
}

interface FoundRow {
  signature: number
  active_at: Date
}

/** The whole search of the users service: rank, walk the chunks, read the rows. */
export async function findBySignature(
  client: pg.Client,
  cache: RankingCache,
  viewer: Viewer,
): Promise<Found[]> {
  const rows = await walkRanking(cache.rank(viewer.signature), limits.matches.max, async (tiers, limit) => {
    const { rows } = await client.query<FoundRow>(findBySignatureSql, chunkParameters(viewer, tiers, limit))
    return rows
  })
  return rows.map(toFound)
}

/** What the statement of one chunk takes. */
export function chunkParameters(viewer: Viewer, tiers: readonly Tier[], limit: number): unknown[] {
  const { signatures, first, last } = tierParameters(tiers)
  return [signatures, first, last, viewer.city, viewer.gender, [viewer.id], limit]
}

/** What one would write first: score every member of the city in SQL, sort, take the best. */
export async function findNaively(client: pg.Client, viewer: Viewer): Promise<Found[]> {
  const { rows } = await client.query<FoundRow>(naiveSql, [
    viewer.city,
    viewer.gender,
    viewer.signature,
    viewer.id,
    limits.matches.max,
  ])
  return rows.map(toFound)
}

/** The share of the wanted matches that was found. Members of equal score and activity may stand for each other. */
export function recall(viewer: Viewer, found: readonly Found[], wanted: readonly Found[]): number {
  const key = ({ signature, activeAt }: Found) => `${percentageOf(viewer.signature, signature)}@${activeAt}`
  const missing = new Map<string, number>()
  for (const one of wanted) missing.set(key(one), (missing.get(key(one)) ?? 0) + 1)
  let hits = 0
  for (const one of found) {
    const left = missing.get(key(one)) ?? 0
    if (left === 0) continue
    missing.set(key(one), left - 1)
    hits += 1
  }
  return wanted.length === 0 ? Number(found.length === 0) : hits / wanted.length
}

/** Whether the order is the wanted one too: best first, then most recently active. */
export function sameOrder(viewer: Viewer, found: readonly Found[], wanted: readonly Found[]): boolean {
  const order = (list: readonly Found[]) =>
    list.map(({ signature, activeAt }) => `${percentageOf(viewer.signature, signature)}@${activeAt}`).join()
  return order(found) === order(wanted)
}

const toFound = ({ signature, active_at }: FoundRow): Found => ({ signature, activeAt: active_at.getTime() })
