/**
 * Whom an account has been shown, and when last. Both accounts take their rows along. No index holds the time but a
 * coarse one, so that a row that is seen again is written in place.
 */
export const shownPeopleDdl: readonly string[] = [
  `create table users.shown_people (
    viewer_id uuid not null references users.members on delete cascade,
    person_id uuid not null references users.members on delete cascade,
    seen_at timestamptz not null,
    primary key (viewer_id, person_id)
  ) with (fillfactor = 85)`,
  'create index shown_people_person on users.shown_people (person_id)',
  'create index shown_people_old on users.shown_people using brin (seen_at)',
]
