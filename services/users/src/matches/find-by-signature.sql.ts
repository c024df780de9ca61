/**
 * The best candidates of one chunk of a viewer's ranking, in one statement (`npm run bench:matching`).
 *
 * The ranking comes as tiers of equal score: `$1` holds the signatures in rank order, tier `i` is the slice from
 * `$2[i]` to `$3[i]` of it (from 1, both included). Within a tier they take turns, whatever their signature: from
 * position `$8` on, around the circle (`rotationStart`, `turnOf`). The tiers arrive in order, so the planner stops at the
 * tier that fills the limit; in it each signature costs two descents of the index `match_candidates_walk`, one for the
 * positions from `$8` on and one for those before it.
 *
 * Parameters: `$1 int[]`, `$2 int[]`, `$3 int[]`, `$4` city, `$5` gender, `$6 uuid[]` who is left out (the viewer,
 * and whom a block or a failed connection parts from them), `$7` limit, `$8` position to begin at, `$9` the gates of which
 * a match has none (`opposedTo` the viewer's).
 * Columns: `member_id`, `signature`, `turn`, `tier` (from 1), best first.
 */
export const findBySignatureSql = statement({ genders: '', gender: '$5' })

/** The same over members of any gender (`MATCH_SAME_GENDER=false`); `$5 text[]` then names the genders. */
export const findBySignatureAnyGenderSql = statement({
  genders: 'cross join unnest($5::text[]) as wanted (gender)',
  gender: 'wanted.gender',
})

/** How far a position is from the one to begin at, around the circle: `turnOf` in SQL. */
export function turnSql(position: string, start: string): string {
  return `(${position} - ${start}::int) & 2147483647`
}

function statement({ genders, gender }: { genders: string; gender: string }): string {
  const arc = (positions: string) => `
      select member_id, signature, position
      from users.match_candidates
      where city = $4 and gender = ${gender} and signature = ranked.signature and position ${positions}
        and (gates & $9::int) = 0 and member_id <> all ($6::uuid[])
      order by position, member_id
      limit $7`
  return `
select found.member_id, found.signature, found.turn, tier.number as tier
from unnest($2::int[], $3::int[]) with ordinality as tier (first, last, number)
cross join lateral (
  select candidate.member_id, candidate.signature, ${turnSql('candidate.position', '$8')} as turn
  from unnest(($1::int[])[tier.first:tier.last]) as ranked (signature) ${genders}
  cross join lateral (
    (${arc('>= $8::int')}
    )
    union all
    (${arc('< $8::int')}
    )
  ) as candidate
  order by turn, candidate.member_id
  limit $7
) as found
order by tier.number, found.turn, found.member_id
limit $7`
}
