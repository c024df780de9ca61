/**
 * Matching as one would write it first: the score as an expression, sorted. It reads the bits of the signature, as
 * cheap as SQL can have the score, and the same covering index.
 *
 * Parameters: `$1` city, `$2` gender, `$3` the viewer's signature, `$4` the viewer, `$5` limit, `$6` position to
 * begin at, `$7` the gates of which a match has none.
 */
export const naiveSql = `
select signature, position
from (
  select member_id, signature, position,
    case when (signature >> 11) = ($3::int >> 11) then 30 else 15 end
    + (array[25, 12, 0])[abs(((signature >> 9) & 3) - (($3::int >> 9) & 3)) + 1]
    + (50 * bit_count((signature & $3::int & 63)::bit(6)) + bit_count(((signature | $3::int) & 63)::bit(6)))
      / (2 * bit_count(((signature | $3::int) & 63)::bit(6)))
    + case when ((signature # $3::int) & 256) <> 0 then 10 else 5 end
    + case when ((signature # $3::int) & 128) = 0 then 5 else 0 end
    + case when ((signature # $3::int) & 64) = 0 then 5 else 0 end as score
  from users.match_candidates
  where city = $1 and gender = $2 and member_id <> $4 and (signature & $3::int & 256) = 0
    and (gates & $7::int) = 0
) as scored
where score >= 50
order by score desc, (position - $6::int) & 2147483647, member_id
limit $5`
