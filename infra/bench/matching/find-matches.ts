import { limits } from '@rafiq/contracts'
import { opposedTo, percentageOf, type RankingCache, rotationStart, type Tier, turnOf } from '@rafiq/matching'
import type pg from 'pg'
import {
  countCandidatesSql,
  findAmongFewSql,
} from '../../../services/users/src/matches/find-among-few.sql.ts'
import { findBySignatureSql } from '../../../services/users/src/matches/find-by-signature.sql.ts'
import { type GroupSizes, searchGroup, tierTable } from '../../../services/users/src/matches/search-group.ts'
import { tierParameters } from '../../../services/users/src/matches/tier-parameters.ts'
import { naiveSql } from './naive.sql.ts'
import type { Viewer } from './viewers.ts'

/** A found member, as far as the order of matches depends on them. */
export interface Found {
  signature: number
  /** How far from where the viewer begins (`turnOf`). */
  turn: number
}

interface FoundRow {
  signature: number
  position: number
}

/** A day as good as any. */
const today = new Date('2026-11-01T09:00:00Z')

/** Where equal scores begin for a viewer. */
export const startOf = (viewer: Viewer): number => rotationStart(viewer.id, today)

/** What the users service keeps between searches. */
export interface Kept {
  rankings: RankingCache
  groups: GroupSizes
}

/** The whole search of the users service: rank, scan the city or walk the chunks (`searchGroup`), and read the rows. */
export async function findMatches(
  client: pg.Client,
  { rankings, groups }: Kept,
  viewer: Viewer,
): Promise<Found[]> {
  const ranking = rankings.rank(viewer.signature)
  const rowsOf = async (statement: string, parameters: unknown[]) =>
    (await client.query<Found>(statement, parameters)).rows
  return searchGroup(await sizeOfGroup(client, groups, viewer), ranking, {
    fetchAll: () => rowsOf(findAmongFewSql, scanParameters(viewer, ranking)),
    fetchTiers: (tiers, limit) => rowsOf(findBySignatureSql, chunkParameters(viewer, tiers, limit)),
  })
}

const sizeOfGroup = (client: pg.Client, groups: GroupSizes, { city, gender }: Viewer): Promise<number> =>
  groups.sizeOf(city, [gender], performance.now(), async (...group) => {
    const { rows } = await client.query<{ count: number }>(countCandidatesSql, group)
    return rows[0]?.count ?? 0
  })

/** What the statement of a scan takes. */
function scanParameters(viewer: Viewer, ranking: readonly Tier[]): unknown[] {
  const { city, gender, gates } = viewer
  return [
    tierTable(ranking),
    city,
    [gender],
    [viewer.id],
    limits.matches.max,
    startOf(viewer),
    opposedTo(gates),
  ]
}

/** What the statement of one chunk takes. */
function chunkParameters(viewer: Viewer, tiers: readonly Tier[], limit: number): unknown[] {
  const { signatures, first, last } = tierParameters(tiers)
  const { city, gender, gates } = viewer
  return [signatures, first, last, city, gender, [viewer.id], limit, startOf(viewer), opposedTo(gates)]
}

/** What one would write first: score every member of the city in SQL, sort, take the best. */
export async function findNaively(client: pg.Client, viewer: Viewer): Promise<Found[]> {
  const { rows } = await client.query<FoundRow>(naiveSql, [
    viewer.city,
    viewer.gender,
    viewer.signature,
    viewer.id,
    limits.matches.max,
    startOf(viewer),
    opposedTo(viewer.gates),
  ])
  return rows.map(({ signature, position }) => ({ signature, turn: turnOf(position, startOf(viewer)) }))
}

/** The share of the wanted matches that was found. Members of equal score and turn may stand for each other. */
export function recall(viewer: Viewer, found: readonly Found[], wanted: readonly Found[]): number {
  const key = ({ signature, turn }: Found) => `${percentageOf(viewer.signature, signature)}@${turn}`
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

/** Whether the order is the wanted one too: best first, then by turn. */
export function sameOrder(viewer: Viewer, found: readonly Found[], wanted: readonly Found[]): boolean {
  const order = (list: readonly Found[]) =>
    list.map(({ signature, turn }) => `${percentageOf(viewer.signature, signature)}@${turn}`).join()
  return order(found) === order(wanted)
}
