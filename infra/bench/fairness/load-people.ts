import type pg from 'pg'
import { matchCandidatesDdl } from '../../../services/users/src/matches/match-candidates.ddl.ts'
import type { Person } from './people.ts'

/** Puts people into an empty `users.match_candidates`, and learns where they stand on the circle. */
export async function loadPeople(
  client: pg.Client,
  people: readonly Omit<Person, 'position'>[],
): Promise<Person[]> {
  await client.query('drop schema if exists users cascade; create schema users')
  await client.query(matchCandidatesDdl)
  const { rows } = await client.query<{ member_id: string; position: number }>(
    `insert into users.match_candidates (member_id, city, gender, signature, gates)
     select *, 0 from unnest($1::uuid[], $2::text[], $3::text[], $4::int[])
     returning member_id, position`,
    [
      people.map(({ id }) => id),
      people.map(({ city }) => city),
      people.map(({ gender }) => gender),
      people.map(({ signature }) => signature),
    ],
  )
  await client.query('vacuum analyze users.match_candidates')
  const positions = new Map(rows.map(({ member_id, position }) => [member_id, position]))
  return people.map((person) => ({ ...person, position: positions.get(person.id) ?? 0 }))
}
