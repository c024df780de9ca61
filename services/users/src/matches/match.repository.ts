import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { type Gender, genders } from '@rafiq/contracts/questionnaire'
import type { Tier } from '@rafiq/matching'
import { CompiledQuery } from 'kysely'
import { countCandidatesSql } from './find-among-few.sql.ts'
import {
  type MatchCardRow,
  matchCardsAmongFewSql,
  matchCardsAnyGenderSql,
  matchCardsSql,
  savedCardsSql,
  shownCardsSql,
} from './match-cards.sql.ts'
import { type CountCandidates, GroupSizes, searchGroup, tierTable } from './search-group.ts'
import type { ShownParts, ShownWindow } from './shown-people.ts'
import { tierParameters } from './tier-parameters.ts'

export interface MatchSearch {
  viewerId: string
  /** Whom a block or a failed contact hides from the viewer. */
  leftOut: readonly string[]
  city: string
  gender: Gender
  sameGender: boolean
  /** Gates of which a match has none (`opposedTo`). */
  opposed: number
  ranking: readonly Tier[]
  /** The position at which equal scores begin today (`rotationStart`). */
  start: number
  window: ShownWindow
  /** Of what the cards show; nothing that belongs to a person before the viewer's address is verified. */
  parts: ShownParts
}

@Injectable()
export class MatchRepository {
  private readonly groups = new GroupSizes()

  constructor(private readonly em: EntityManager) {}

  /**
   * The best matches over a ranking, 50 at most, best first: by one scan of the city, by a statement for each chunk of
   * signatures, or by both (`searchGroup`).
   */
  async find(search: MatchSearch): Promise<MatchCardRow[]> {
    const size = await this.groups.sizeOf(search.city, gendersOf(search), performance.now(), this.count)
    return searchGroup(size, search.ranking, {
      fetchAll: () => this.scan(search),
      fetchTiers: (tiers, limit) => this.chunk(search, tiers, limit),
    })
  }

  /** Of those whom the viewer was shown already, whoever is still in the city and not left out, by turn. */
  findShown(search: MatchSearch): Promise<MatchCardRow[]> {
    return this.read(shownCardsSql, [...among(search), search.window.countsSince.toISOString()])
  }

  /** Of those whom the viewer saved, whoever is still in the city and not left out, by turn. */
  findSaved(search: MatchSearch): Promise<MatchCardRow[]> {
    return this.read(savedCardsSql, among(search))
  }

  private readonly count: CountCandidates = async (city, wanted, limit) => {
    const query = CompiledQuery.raw(countCandidatesSql, [city, wanted, limit])
    const { rows } = await this.em.getKysely().executeQuery<{ count: number }>(query)
    return rows[0]?.count ?? 0
  }

  private scan(search: MatchSearch): Promise<MatchCardRow[]> {
    const { viewerId, leftOut, ranking, city, opposed, start, window, parts } = search
    return this.read(matchCardsAmongFewSql, [
      tierTable(ranking),
      city,
      gendersOf(search),
      [viewerId, ...leftOut],
      limits.matches.max,
      start,
      opposed,
      viewerId,
      window.freshSince.toISOString(),
      parts.profile ? window.day : null,
    ])
  }

  private chunk(search: MatchSearch, tiers: readonly Tier[], limit: number): Promise<MatchCardRow[]> {
    const { signatures, first, last } = tierParameters(tiers)
    const { viewerId, leftOut, city, gender, sameGender, opposed, start, window, parts } = search
    return this.read(sameGender ? matchCardsSql : matchCardsAnyGenderSql, [
      signatures,
      first,
      last,
      city,
      sameGender ? gender : genders,
      [viewerId, ...leftOut],
      limit,
      start,
      opposed,
      viewerId,
      window.freshSince.toISOString(),
      parts.profile ? window.day : null,
    ])
  }

  private async read(statement: string, parameters: unknown[]): Promise<MatchCardRow[]> {
    const query = CompiledQuery.raw(statement, parameters)
    return (await this.em.getKysely().executeQuery<MatchCardRow>(query)).rows
  }
}

const gendersOf = ({ sameGender, gender }: MatchSearch): readonly Gender[] =>
  sameGender ? [gender] : genders

/** `$1`–`$8` of `amongSql`. */
const among = (search: MatchSearch) => {
  const { viewerId, leftOut, city, opposed, start, window, parts } = search
  return [
    viewerId,
    window.freshSince.toISOString(),
    city,
    gendersOf(search),
    [...leftOut],
    start,
    parts.profile ? window.day : null,
    opposed,
  ]
}
