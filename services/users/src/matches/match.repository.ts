import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type Gender, genders, limits } from '@rafiq/contracts'
import { type Tier, walkRanking } from '@rafiq/matching'
import { CompiledQuery } from 'kysely'
import { findBySignatureAnyGenderSql, findBySignatureSql } from './find-by-signature.sql.ts'
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
}

/** What a card shows of the member, beside what the signature says. */
const cardsSql = (found: string) => `
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
  case when member.phone_share_consent then member.phone end as phone
from found
join users.members as member on member.id = found.member_id
left join users.pair_connections as contact on contact.member_id = $8 and contact.matched_id = member.id
order by found.tier, found.active_at desc`

const sameGenderSql = cardsSql(findBySignatureSql)
const anyGenderSql = cardsSql(findBySignatureAnyGenderSql)

@Injectable()
export class MatchRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** The best matches over a ranking, 50 at most, best first: one statement for each chunk of signatures. */
  find(search: MatchSearch): Promise<MatchRow[]> {
    return walkRanking(search.ranking, limits.matches.max, (tiers, limit) => this.chunk(search, tiers, limit))
  }

  private async chunk(search: MatchSearch, tiers: readonly Tier[], limit: number): Promise<MatchRow[]> {
    const { signatures, first, last } = tierParameters(tiers)
    const { viewerId, leftOut, city, gender, sameGender } = search
    const parameters = [
      signatures,
      first,
      last,
      city,
      sameGender ? gender : genders,
      [viewerId, ...leftOut],
      limit,
      viewerId,
    ]
    const query = CompiledQuery.raw(sameGender ? sameGenderSql : anyGenderSql, parameters)
    return (await this.em.fork().getKysely().executeQuery<MatchRow>(query)).rows
  }
}
