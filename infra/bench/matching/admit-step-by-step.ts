import type pg from 'pg'

/** Of people to a viewer's record of whom it was shown, as `ShownPeople.admit` asks for it. */
export interface Admission {
  viewer: string
  people: readonly string[]
  now: string
  since: string
  limit: number
  day: string
}

interface Member {
  id: string
  photo: boolean
  phone: boolean
}

interface Known {
  person_id: string
  profile_on: string | null
  photo_on: string | null
  phone_on: string | null
}

/** The admission as one would write it first: a statement for each step, and the decision in between. */
export async function admitStepByStep(client: pg.Client, admission: Admission): Promise<string[]> {
  const { viewer, people, now, since, limit, day } = admission
  const { rows: living } = await client.query<Member>(
    `select id, photo_id is not null as photo, phone_share_consent as phone
     from users.members where id = any ($1::uuid[]) or id = $2 order by id for key share`,
    [people, viewer],
  )
  const { rows: record } = await client.query<Known>(
    `select person_id, profile_on::text, photo_on::text, phone_on::text
     from users.shown_people where viewer_id = $1 and seen_at > $2`,
    [viewer, since],
  )
  const known = new Map(record.map((row) => [row.person_id, row]))
  const members = new Map(living.map((row) => [row.id, row]))
  let room = limit - record.length
  const admitted = people.filter((id) => members.has(id) && id !== viewer && (known.has(id) || room-- > 0))
  const isNew = (on: string | null | undefined) => on == null || on < day
  const counts = admitted
    .map((id) => ({
      id,
      profile: isNew(known.get(id)?.profile_on),
      photo: members.get(id)?.photo === true && isNew(known.get(id)?.photo_on),
      phone: members.get(id)?.phone === true && isNew(known.get(id)?.phone_on),
    }))
    .filter(({ profile, photo, phone }) => profile || photo || phone)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const columns = [
    counts.map(({ id }) => id),
    ...(['profile', 'photo', 'phone'] as const).map((part) => counts.map((count) => count[part])),
  ]
  await client.query(
    `insert into users.view_counts (member_id, day, profile, photo, phone)
     select id, $5::date, profile::int, photo::int, phone::int
     from unnest($1::uuid[], $2::boolean[], $3::boolean[], $4::boolean[]) as given (id, profile, photo, phone)
     on conflict (member_id, day) do update set
       profile = view_counts.profile + excluded.profile, photo = view_counts.photo + excluded.photo,
       phone = view_counts.phone + excluded.phone`,
    [...columns, day],
  )
  await client.query(
    'delete from users.shown_people where viewer_id = $1 and seen_at <= $2 and person_id <> all ($3::uuid[])',
    [viewer, since, admitted],
  )
  const today = new Map(counts.map((count) => [count.id, count]))
  const { rows } = await client.query<{ id: string }>(
    `insert into users.shown_people (viewer_id, person_id, seen_at, profile_on, photo_on, phone_on)
     select $1, id, $2, case when profile then $3::date end, case when photo then $3::date end,
       case when phone then $3::date end
     from unnest($4::uuid[], $5::boolean[], $6::boolean[], $7::boolean[]) as given (id, profile, photo, phone)
     on conflict (viewer_id, person_id) do update set
       seen_at = greatest(excluded.seen_at, shown_people.seen_at),
       profile_on = coalesce(excluded.profile_on, shown_people.profile_on),
       photo_on = coalesce(excluded.photo_on, shown_people.photo_on),
       phone_on = coalesce(excluded.phone_on, shown_people.phone_on)
     returning person_id as id`,
    [
      ...[viewer, now, day, admitted],
      ...(['profile', 'photo', 'phone'] as const).map((part) =>
        admitted.map((id) => today.get(id)?.[part] ?? false),
      ),
    ],
  )
  return rows.map(({ id }) => id)
}
