import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { type Gender, genders } from '@rafiq/contracts/questionnaire'
import { type Tier, walkRanking } from '@rafiq/matching'
import { CompiledQuery } from 'kysely'
import {
  type MatchCardRow,
  matchCardsAnyGenderSql,
  matchCardsSql,
  savedCardsSql,
  shownCardsSql,
} from './match-cards.sql.ts'
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
  constructor(private readonly em: EntityManager) {}

  /** The best matches over a ranking, 50 at most, best first: one statement for each chunk of signatures. */
  find(search: MatchSearch): Promise<MatchCardRow[]> {
    return walkRanking(search.ranking, limits.matches.max, (tiers, limit) => this.chunk(search, tiers, limit))
  }

  /** Of those whom the viewer was shown already, whoever is still in the city and not left out, by turn. */
  findShown(search: MatchSearch): Promise<MatchCardRow[]> {
    return this.read(shownCardsSql, [...among(search), search.window.countsSince.toISOString()])
  }

  /** Of those whom the viewer saved, whoever is still in the city and not left out, by turn. */
  findSaved(search: MatchSearch): Promise<MatchCardRow[]> {
    return this.read(savedCardsSql, among(search))
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

/** `$1`–`$8` of `amongSql`. */
const among = ({
  viewerId,
  leftOut,
  city,
  gender,
  sameGender,
  opposed,
  start,
  window,
  parts,
}: MatchSearch) => [
  viewerId,
  window.freshSince.toISOString(),
  city,
  sameGender ? [gender] : genders,
  [...leftOut],
  start,
  parts.profile ? window.day : null,
  opposed,
]
