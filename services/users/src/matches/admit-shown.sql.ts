/**
 * Shows people to a viewer, as far as the limit goes, in one statement, under the viewer's lock: who is in the record
 * already stays and is seen again, others come in while there is room, in the order in which they are given; what does
 * not count any more goes. In one statement it holds that lock two thirds as long (`npm run bench:matching`). Each of them is counted one viewer more for the day, once for each part of what is shown.
 *
 * The members are locked in one order, as everywhere, so that nobody who is being deleted is written down again; the counts
 * are written in that order too, since other viewers count the same people.
 *
 * Parameters: `$1` viewer, `$2 uuid[]` people, best first, `$3` now, `$4` since when the record counts, `$5` limit,
 * `$6` today in Riyadh, `$7`, `$8`, `$9` whether the profile, a photo and a number that is shared are shown.
 * Column: `id`, of whoever may be shown.
 */
export const admitShownSql = `
with living as materialized (
  select id, $8::boolean and photo_id is not null as photo, $9::boolean and phone_share_consent as phone
  from users.members where id = any ($2::uuid[]) or id = $1 order by id for key share
), wanted as (
  select given.id, given.position, known.person_id is not null as known,
    $7::boolean and coalesce(known.profile_on < $6::date, true) as profile,
    living.photo and coalesce(known.photo_on < $6::date, true) as photo,
    living.phone and coalesce(known.phone_on < $6::date, true) as phone
  from unnest($2::uuid[]) with ordinality as given (id, position)
  join living on living.id = given.id
  left join users.shown_people as known
    on known.viewer_id = $1 and known.person_id = given.id and known.seen_at > $4
  where given.id <> $1 and exists (select from living where id = $1)
), admitted as materialized (
  select id, profile, photo, phone from (
    select wanted.*, row_number() over (partition by known order by position) as nth from wanted
  ) as ranked
  where known or nth <= $5 - (
    select count(*) from users.shown_people where viewer_id = $1 and seen_at > $4
  )
), counted as (
  insert into users.view_counts (member_id, day, profile, photo, phone)
  select id, $6::date, profile::int, photo::int, phone::int from admitted
  where profile or photo or phone
  order by id
  on conflict (member_id, day) do update set
    profile = view_counts.profile + excluded.profile,
    photo = view_counts.photo + excluded.photo,
    phone = view_counts.phone + excluded.phone
), forgotten as (
  delete from users.shown_people
  where viewer_id = $1 and seen_at <= $4 and person_id <> all (select id from admitted)
)
insert into users.shown_people (viewer_id, person_id, seen_at, profile_on, photo_on, phone_on)
select $1, id, $3,
  case when profile then $6::date end, case when photo then $6::date end, case when phone then $6::date end
from admitted
on conflict (viewer_id, person_id) do update set
  seen_at = greatest(excluded.seen_at, shown_people.seen_at),
  profile_on = coalesce(excluded.profile_on, shown_people.profile_on),
  photo_on = coalesce(excluded.photo_on, shown_people.photo_on),
  phone_on = coalesce(excluded.phone_on, shown_people.phone_on)
returning person_id as id`
