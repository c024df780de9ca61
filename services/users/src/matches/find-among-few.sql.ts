import { turnSql } from './find-by-signature.sql.ts'

/**
 * The best candidates where few are, in one range of the index: everybody of the city is read, scored by one look into a
 * table, and sorted. The cost grows with the people, not with the signatures that nobody has (`npm run bench:matching`).
 *
 * Parameters: `$1 bytea` the tier of each signature, 0 where it is no match (`tierTable`), `$2` city, `$3 text[]` genders,
 * `$4 uuid[]` who is left out, `$5` limit, `$6` position to begin at, `$7` the gates of which a match has none.
 * Columns: those of `findBySignatureSql`, best first.
 */
export const findAmongFewSql = `
select member_id, signature, ${turnSql('position', '$6')} as turn, get_byte($1::bytea, signature) as tier
from users.match_candidates
where city = $2 and gender = any ($3::text[]) and get_byte($1::bytea, signature) > 0
  and (gates & $7::int) = 0 and member_id <> all ($4::uuid[])
order by tier, turn, member_id
limit $5`

/**
 * How many candidates a city has, counted no further than `$3`. Parameters: `$1` city, `$2 text[]` genders, `$3` limit.
 * Column: `count`.
 */
export const countCandidatesSql = `
select count(*)::int as count
from (select from users.match_candidates where city = $1 and gender = any ($2::text[]) limit $3) as candidate`
