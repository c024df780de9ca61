/**
 * The index that matching walks: one row for each member who may be matched (verified, active, adult), nothing for
 * anybody else. It holds no personal data, and a covering index answers the query without touching the table.
 */
export const matchCandidatesDdl = `
create table users.match_candidates (
  member_id uuid primary key,
  city text not null,
  gender text not null,
  signature integer not null,
  active_at timestamptz not null
);
create index match_candidates_walk
  on users.match_candidates (city, gender, signature, active_at desc) include (member_id);
`
