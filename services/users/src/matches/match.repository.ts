import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type Gender, genders, limits } from '@rafiq/contracts'
import { type Tier, walkRanking } from '@rafiq/matching'
import { CompiledQuery } from 'kysely'
import { findBySignatureAnyGenderSql, findBySignatureSql } from './find-by-signature.sql.ts'
import { findShownSql } from './find-shown.sql.ts'
import type { ShownWindow } from './shown-window.ts'
import { tierParameters } from './tier-parameters.ts'
import type { MatchRow } from './to-match-card.ts'

export interface MatchSearch {
  viewerId: string
  /** Whom a block or a failed contact parts from the viewer. */
  leftOut: readonly string[]
  city: string
  gender: Gender
  sameGender: boolean
  ranking: readonly Tier[]
  window: ShownWindow
}

/** A found match, and whether the record of people shown has them as seen just now. */
export type FoundMatch = MatchRow & { fresh: boolean }

/**
 * What a card shows of the member, beside what the signature says.
 * @param found the statement that finds them: `member_id`, `signature`, `active_at`, `tier`
 * @param viewer the parameter of who looks
 * @param freshSince the parameter of since when being seen counts as just now
 */
const cardsSql = (found: string, viewer: string, freshSince: string) => `
with found as (${found})
select
  found.signature,
  member.id,
  member.name,
  member.age,
  member.gender,
  member.budget,
  member.location,
  member.area,
  member.has_apartment as "hasApartment",
  member.lifestyle,
  member.room_sharing as "roomSharing",
  member.bathroom_sharing as "bathroomSharing",
  member.bio,
  member.photo_id as "photoId",
  contact.status as "connectionStatus",
  case when member.phone_share_consent then member.phone end as phone,
  coalesce(seen.seen_at > ${freshSince}, false) as fresh
from found
join users.members as member on member.id = found.member_id
left join users.pair_connections as contact on contact.member_id = ${viewer} and contact.matched_id = member.id
left join users.shown_people as seen on seen.viewer_id = ${viewer} and seen.person_id = member.id
order by found.tier, found.active_at desc`

const sameGenderSql = cardsSql(findBySignatureSql, '$8', '$9')
const anyGenderSql = cardsSql(findBySignatureAnyGenderSql, '$8', '$9')
const shownSql = cardsSql(findShownSql, '$1', '$2')

@Injectable()
export class MatchRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** The best matches over a ranking, 50 at most, best first: one statement for each chunk of signatures. */
  find(search: MatchSearch): Promise<FoundMatch[]> {
    return walkRanking(search.ranking, limits.matches.max, (tiers, limit) => this.chunk(search, tiers, limit))
  }

  /** Of those whom the viewer was shown already, whoever is still in the city and not left out, latest active first. */
  async findShown({
    viewerId,
    leftOut,
    city,
    gender,
    sameGender,
    window,
  }: MatchSearch): Promise<FoundMatch[]> {
    return this.read(shownSql, [
      viewerId,
      window.freshSince.toISOString(),
      window.countsSince.toISOString(),
      city,
      sameGender ? [gender] : genders,
      [...leftOut],
    ])
  }

  private chunk(search: MatchSearch, tiers: readonly Tier[], limit: number): Promise<FoundMatch[]> {
    const { signatures, first, last } = tierParameters(tiers)
    const { viewerId, leftOut, city, gender, sameGender, window } = search
    return this.read(sameGender ? sameGenderSql : anyGenderSql, [
      signatures,
      first,
      last,
      city,
      sameGender ? gender : genders,
      [viewerId, ...leftOut],
      limit,
      viewerId,
      window.freshSince.toISOString(),
    ])
  }

  private async read(statement: string, parameters: unknown[]): Promise<FoundMatch[]> {
    const query = CompiledQuery.raw(statement, parameters)
    return (await this.em.fork().getKysely().executeQuery<FoundMatch>(query)).rows
  }
}
