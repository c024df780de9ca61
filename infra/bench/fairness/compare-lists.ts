import { limits } from '@rafiq/contracts'
import { fits, percentageOf, RankingCache, rotationStart, walkRanking } from '@rafiq/matching'
import type pg from 'pg'
import { findBySignatureSql } from '../../../services/users/src/matches/find-by-signature.sql.ts'
import { tierParameters } from '../../../services/users/src/matches/tier-parameters.ts'
import { byTurn, ModelLists } from './model-lists.ts'
import type { Person } from './people.ts'
import { noonOf } from './simulate.ts'

export interface Comparison {
  compared: number
  /** Lists of the users service that hold others than those of the model. */
  different: number
  /** Lists of the users service whose scores are not the best ones of all, from the best down. */
  unfair: number
}

/** Holds the model against the users service's own search, and that against the scores of everybody. */
export async function compareLists(
  client: pg.Client,
  people: readonly Person[],
  count: number,
): Promise<Comparison> {
  const groups = Map.groupBy(people, ({ city, gender }) => `${city}/${gender}`)
  const rankings = new RankingCache()
  const comparison: Comparison = { compared: 0, different: 0, unfair: 0 }
  const step = Math.max(1, Math.floor(people.length / count))
  for (let index = 0; index < people.length && comparison.compared < count; index += step) {
    const viewer = people[index]
    if (!viewer) continue
    const group = groups.get(`${viewer.city}/${viewer.gender}`) ?? []
    const now = noonOf(comparison.compared)
    const found = await search(client, rankings, viewer, now)
    comparison.compared += 1
    if (!sameIds(found, modelled(viewer, group, now))) comparison.different += 1
    if (!areBest(viewer, found, group)) comparison.unfair += 1
  }
  return comparison
}

type Found = { member_id: string; signature: number }

const search = (client: pg.Client, rankings: RankingCache, viewer: Person, now: Date): Promise<Found[]> =>
  walkRanking(rankings.rank(viewer.signature), limits.matches.max, async (tiers, limit) => {
    const { signatures, first, last } = tierParameters(tiers)
    const start = rotationStart(viewer.id, now)
    // Nobody here has a deal-breaker.
    const ranked = [signatures, first, last, viewer.city, viewer.gender, [viewer.id], limit, start, 0]
    return (await client.query<Found>(findBySignatureSql, ranked)).rows
  })

function modelled(viewer: Person, group: readonly Person[], now: Date): Person[] {
  const choice = new ModelLists(group).choiceOf(viewer)
  return [...choice.sure.filter((one) => one !== viewer), ...byTurn(viewer, choice, now)]
}

const sameIds = (found: readonly Found[], people: readonly Person[]): boolean =>
  found
    .map(({ member_id }) => member_id)
    .toSorted()
    .join() ===
  people
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Whether the scores of a list are the best that there are: then nobody is above, or instead of, a better match. */
function areBest(viewer: Person, found: readonly Found[], group: readonly Person[]): boolean {
  const best = group
    .filter((one) => one !== viewer && fits(viewer.signature, one.signature))
    .map((one) => percentageOf(viewer.signature, one.signature))
    .toSorted((a, b) => b - a)
    .slice(0, limits.matches.max)
  return found.map((one) => percentageOf(viewer.signature, one.signature)).join() === best.join()
}
