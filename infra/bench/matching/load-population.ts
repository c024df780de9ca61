import { encodeGates, type GatedAnswers } from '@rafiq/matching'
import type pg from 'pg'
import { matchCandidatesDdl } from '../../../services/users/src/matches/match-candidates.ddl.ts'
import { gateChances, kinds } from './saudi-population.ts'

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
    `insert into users.match_candidates (member_id, city, gender, signature, gates)
     select lpad(to_hex(row_number() over ()), 32, '0')::uuid, city, gender, signature,
       case when random() < $2::float8 then $3::int when random() < $4::float8 then $5::int else 0 end
       + case when (signature & $6::int) <> 0 then $7::int when random() < $8::float8 then $9::int else 0 end
     from (
       select city, gender, signature
       from kinds cross join lateral generate_series(1, floor(share * $1::int * 1.01 + random())::int)
       order by random()
       limit $1::int
     ) as person`,
    [
      people,
      ...[gateChances.smokes, gates({ smokes: true })],
      ...[gateChances.refusesSmoking, gates({ dealBreakers: ['smoking'] })],
      ...[petOwnerBit, gates({ ownsPet: true }), gateChances.refusesPets, gates({ dealBreakers: ['pets'] })],
    ],
  )
  await client.query(createIndexes.join(';'))
  await client.query('reset work_mem; reset maintenance_work_mem')
  await client.query('vacuum analyze users.match_candidates')
}

/** Where a signature says that somebody owns a pet (`libs/product/matching/src/signature.ts`). */
const petOwnerBit = 32

const gates = (answers: Partial<GatedAnswers>): number =>
  encodeGates({ smokes: false, ownsPet: false, dealBreakers: [], ...answers })

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
