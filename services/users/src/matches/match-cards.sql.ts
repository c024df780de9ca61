import type { ConnectionStatus } from '@rafiq/contracts/connections'
import type { Habits } from '@rafiq/contracts/habits'
import type { Profile } from '../members/member.entity.ts'
import { findAmongFewSql } from './find-among-few.sql.ts'
import { findBySignatureAnyGenderSql, findBySignatureSql, turnSql } from './find-by-signature.sql.ts'

/** A matched member as these statements give one. */
export interface MatchCardRow extends Omit<Profile, 'phone' | 'nationality'> {
  id: string
  signature: number
  /** Null where that member does not share it. */
  phone: string | null
  /** The whole card, of which the viewer gets to see a part. */
  habits: Habits | null
  /** Of the viewer's contact with this member. */
  connectionStatus: ConnectionStatus | null
  /** The viewer has put this member on a list of their own. */
  saved: boolean
  /** Whether the record of people shown has them as seen just now, and counted today with all that the card shows. */
  fresh: boolean
}

/**
 * What cards show of the members that a statement finds. The walk of the index is measured (`npm run bench:matching`), and
 * is joined here with what a card shows in the same statement: the planner then reads only the members it found.
 *
 * @param found the statement that finds them: `member_id`, `signature`, `turn`, `tier`
 * @param viewer the parameter of who looks
 * @param freshSince the parameter of since when being seen counts as just now
 * @param day the parameter of today in Riyadh; null where the cards show nothing that belongs to a person
 */
const cardsSql = (found: string, viewer: string, freshSince: string, day: string) => `
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
  member.habits,
  member.photo_id as "photoId",
  contact.status as "connectionStatus",
  coalesce(mark.mark = 'saved', false) as saved,
  case when member.phone_share_consent then member.phone end as phone,
  coalesce(seen.seen_at > ${freshSince} and (${day}::date is null or (
    seen.profile_on >= ${day}::date
    and (member.photo_id is null or seen.photo_on >= ${day}::date)
    and (not member.phone_share_consent or seen.phone_on >= ${day}::date)
  )), false) as fresh
from found
join users.members as member on member.id = found.member_id
left join users.pair_connections as contact on contact.member_id = ${viewer} and contact.matched_id = member.id
left join users.match_marks as mark on mark.member_id = ${viewer} and mark.marked_id = member.id
left join users.shown_people as seen on seen.viewer_id = ${viewer} and seen.person_id = member.id
order by found.tier, found.turn, found.member_id`

/**
 * The best candidates of one chunk of a ranking, as cards. Parameters: `$1`–`$9` of `findBySignatureSql`, `$10` viewer,
 * `$11` since when being seen counts as just now, `$12` today in Riyadh, where a viewer is counted.
 */
export const matchCardsSql = cardsSql(findBySignatureSql, '$10', '$11', '$12')

/** The same over members of any gender (`MATCH_SAME_GENDER=false`). */
export const matchCardsAnyGenderSql = cardsSql(findBySignatureAnyGenderSql, '$10', '$11', '$12')

/**
 * The best candidates where few are, as cards. Parameters: `$1`–`$7` of `findAmongFewSql`, `$8` viewer, `$9` since when being
 * seen counts as just now, `$10` today in Riyadh, where a viewer is counted.
 */
export const matchCardsAmongFewSql = cardsSql(findAmongFewSql, '$8', '$9', '$10')

/**
 * Whom a viewer was shown already and who is still a candidate in the viewer's city, as cards: a few hundred rows at most,
 * which are ranked outside. Parameters: `$1`–`$8` of `amongSql`, `$9` since when the record counts.
 */
export const shownCardsSql = amongSql(
  'select person_id as id from users.shown_people where viewer_id = $1 and seen_at > $9',
)

/** Whom a viewer saved and who is still a candidate in the viewer's city, as cards. Parameters: `$1`–`$8` of `amongSql`. */
export const savedCardsSql = amongSql(
  `select marked_id as id from users.match_marks where member_id = $1 and mark = 'saved'`,
)

/**
 * Cards of the candidates among a few hundred people at most, by turn; they are ranked outside. Parameters: `$1` viewer,
 * `$2` since when being seen counts as just now, `$3` city, `$4 text[]` genders, `$5 uuid[]` who is left out, `$6` position
 * to begin at, `$7` today in Riyadh, where a viewer is counted, `$8` the gates of which a match has none.
 *
 * @param people the statement that names them: `id`
 */
function amongSql(people: string): string {
  const candidates = `
select candidate.member_id, candidate.signature, ${turnSql('candidate.position', '$6')} as turn, 1 as tier
from (${people}) as person
join users.match_candidates as candidate on candidate.member_id = person.id
where candidate.city = $3 and candidate.gender = any ($4::text[])
  and (candidate.gates & $8::int) = 0 and candidate.member_id <> all ($5::uuid[])`
  return cardsSql(candidates, '$1', '$2', '$7')
}
