/**
 * Whom a viewer was shown already and who is still a candidate in the viewer's city: a few hundred rows at most, which
 * are ranked outside.
 *
 * Parameters: `$1` viewer, `$3` since when the record counts, `$4` city, `$5 text[]` genders, `$6 uuid[]` who is left out.
 * Columns as of `findBySignatureSql`, all in one tier.
 */
export const findShownSql = `
select candidate.member_id, candidate.signature, candidate.active_at, 1 as tier
from users.shown_people as shown
join users.match_candidates as candidate on candidate.member_id = shown.person_id
where shown.viewer_id = $1 and shown.seen_at > $3
  and candidate.city = $4 and candidate.gender = any ($5::text[])
  and candidate.member_id <> all ($6::uuid[])`
