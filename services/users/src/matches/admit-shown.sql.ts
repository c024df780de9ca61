/**
 * Shows people to a viewer, as far as the limit goes, in one statement, under the viewer's lock: who is in the record
 * already stays and is seen again, others come in while there is room, in the order in which they are given; what does
 * not count any more goes.
 *
 * The members are locked in one order, as everywhere, so that nobody who is being deleted is written down again.
 *
 * Parameters: `$1` viewer, `$2 uuid[]` people, best first, `$3` now, `$4` since when the record counts, `$5` limit.
 * Column: `id`, of whoever may be shown.
 */
export const admitShownSql = `
with living as materialized (
  select id from users.members where id = any ($2::uuid[]) or id = $1 order by id for key share
), wanted as (
  select given.id, given.position, known.person_id is not null as known
  from unnest($2::uuid[]) with ordinality as given (id, position)
  join living on living.id = given.id
  left join users.shown_people as known
    on known.viewer_id = $1 and known.person_id = given.id and known.seen_at > $4
  where given.id <> $1 and exists (select from living where id = $1)
), admitted as (
  select id from (
    select id, known, row_number() over (partition by known order by position) as nth from wanted
  ) as ranked
  where known or nth <= $5 - (
    select count(*) from users.shown_people where viewer_id = $1 and seen_at > $4
  )
), forgotten as (
  delete from users.shown_people
  where viewer_id = $1 and seen_at <= $4 and person_id <> all (select id from admitted)
)
insert into users.shown_people (viewer_id, person_id, seen_at)
select $1, id, $3 from admitted
on conflict (viewer_id, person_id) do update set seen_at = greatest(excluded.seen_at, shown_people.seen_at)
returning person_id as id`
