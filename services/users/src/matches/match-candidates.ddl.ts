/**
 * The index that matching walks: one row for each member who may be matched (verified, active, adult), nothing for
 * anybody else. It holds no personal data, and a covering index answers the query without touching the table.
 *
 * `position` is where a member stands on the circle on which equal scores take turns (`rotationSize` positions): by a hash
 * of the id, so that nobody chooses it and nothing has to keep it.
 *
 * `gates` is what a member is and cannot live with (`encodeGates`). It lies in the index beside the rest, so that whoever a gate
 * is closed to is passed over without a look at the table.
 */
export const matchCandidatesDdl = `
create table users.match_candidates (
  member_id uuid primary key,
  city text not null,
  gender text not null,
  signature integer not null,
  gates smallint not null,
  position integer not null generated always as ((uuid_hash_extended(member_id, 0) & 2147483647)::integer) stored
);
create index match_candidates_walk
  on users.match_candidates (city, gender, signature, position, member_id) include (gates);
`
