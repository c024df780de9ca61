/**
 * The best candidates of one chunk of a viewer's ranking, in one statement.
 *
 * The ranking comes as tiers of equal score: `$1` holds the signatures in rank order, tier `i` is the slice from
 * `$2[i]` to `$3[i]` of it (from 1, both included). Within a tier the most recently active come first, whatever their
 * signature. The tiers arrive in order, so the planner stops at the tier that fills the limit; in it each signature
 * costs one descent of the index `match_candidates_walk`.
 *
 * Parameters: `$1 int[]`, `$2 int[]`, `$3 int[]`, `$4` city, `$5` gender, `$6 uuid[]` who is left out (the viewer,
 * and whom a block or a failed connection parts from them), `$7` limit.
 * Columns: `member_id`, `signature`, `active_at`, `tier` (from 1), best first.
 */
export const findBySignatureSql = statement({ genders: '', gender: '$5' })

/** The same over members of any gender (`MATCH_SAME_GENDER=false`); `$5 text[]` then names the genders. */
export const findBySignatureAnyGenderSql = statement({
  genders: 'cross join unnest($5::text[]) as wanted (gender)',
  gender: 'wanted.gender',
})

function statement({ genders, gender }: { genders: string; gender: string }): string {
  return `
select found.member_id, found.signature, found.active_at, tier.number as tier
from unnest($2::int[], $3::int[]) with ordinality as tier (first, last, number)
cross join lateral (
  select candidate.member_id, candidate.signature, candidate.active_at
  from unnest(($1::int[])[tier.first:tier.last]) as ranked (signature) ${genders}
  cross join lateral (
    select member_id, signature, active_at
    from users.match_candidates
    where city = $4 and gender = ${gender} and signature = ranked.signature
      and member_id <> all ($6::uuid[])
    order by active_at desc
    limit $7
  ) as candidate
  order by candidate.active_at desc
  limit $7
) as found
order by tier.number, found.active_at desc
limit $7`
}
