import type pg from 'pg'
import { matchCandidatesDdl } from '../../../services/users/src/matches/match-candidates.ddl.ts'
import { kinds } from './saudi-population.ts'

/**
 * Fills `users.match_candidates` with exactly `people` members and leaves it as a maintenance window would: indexed,
 * vacuumed, analysed. Rows lie in no particular order.
 */
export async function loadPopulation(client: pg.Client, people: number): Promise<void> {
  const [createTable = '', ...createIndexes] = matchCandidatesDdl.split(';')
  await client.query('drop schema if exists users cascade; create schema users')
  await client.query(createTable)
  await loadKinds(client)
  await client.query(`set work_mem = '512MB'; set maintenance_work_mem = '1GB'; select setseed(0.5)`)
  await client.query(
    `insert into users.match_candidates (member_id, city, gender, signature)
     select lpad(to_hex(row_number() over ()), 32, '0')::uuid, city, gender, signature
     from (
       select city, gender, signature
       from kinds cross join lateral generate_series(1, floor(share * $1::int * 1.01 + random())::int)
       order by random()
       limit $1::int
     ) as person`,
    [people],
  )
  await client.query(createIndexes.join(';'))
  await client.query('reset work_mem; reset maintenance_work_mem')
  await client.query('vacuum analyze users.match_candidates')
}

async function loadKinds(client: pg.Client): Promise<void> {
  await client.query('drop table if exists kinds')
  await client.query('create temp table kinds (city text, gender text, signature int, share float8)')
  const all = [...kinds()]
  await client.query(
    'insert into kinds select * from unnest($1::text[], $2::text[], $3::int[], $4::float8[])',
    [
      all.map(({ city }) => city),
      all.map(({ gender }) => gender),
      all.map(({ signature }) => signature),
      all.map(({ share }) => share),
    ],
  )
}
