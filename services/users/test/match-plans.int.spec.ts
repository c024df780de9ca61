import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { RankingCache } from '@rafiq/matching'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import pg from 'pg'
import { findAmongFewSql } from '../src/matches/find-among-few.sql.ts'
import { findBySignatureSql } from '../src/matches/find-by-signature.sql.ts'
import { matchCandidatesDdl } from '../src/matches/match-candidates.ddl.ts'
import { tierTable } from '../src/matches/search-group.ts'
import { tierParameters } from '../src/matches/tier-parameters.ts'

/** Of a city without areas: works, under 15,000, needs an apartment. */
const viewer = 2
const nobody = '00000000-0000-4000-8000-000000000000'
const ranking = new RankingCache().rank(viewer)

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.adminUrl)
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

/** So many candidates in eight cities, of which nobody has counted anything. */
async function populate(people: number): Promise<void> {
  await client.query(`drop schema if exists users cascade; create schema users; ${matchCandidatesDdl}`)
  await client.query('alter table users.match_candidates set (autovacuum_enabled = false)')
  await client.query(
    `insert into users.match_candidates (member_id, city, gender, signature, gates)
     select lpad(to_hex(n), 32, '0')::uuid, 'city-' || n % 8, case when n % 10 < 7 then 'male' else 'female' end,
       (n * 7919) % 1536 | 1, 0
     from generate_series(1, $1::int) as n`,
    [people],
  )
}

/** What reads the candidates in a plan, line by line, without what it is thought to cost. */
async function readsOf(statement: string, parameters: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement}`, [
    ...parameters,
  ])
  const lines = rows.map((row) => row['QUERY PLAN'].trim())
  return lines.filter((line) => / on match_candidates/.test(line)).map((line) => line.replace('->  ', ''))
}

const scan = [tierTable(ranking), 'city-1', ['male'], [nobody], 50, 7, 0]
const { signatures, first, last } = tierParameters(ranking.slice(0, 5))
const walk = [signatures, first, last, 'city-1', 'male', [nobody], 50, 7, 0]
const searches = [
  [findAmongFewSql, scan],
  [findBySignatureSql, walk],
] as const

describe.each([1_000, 10_000, 100_000])('among %i candidates', (people) => {
  test('both searches read through the walk index, never the whole table, with and without statistics', async () => {
    await populate(people)
    for (const step of ['select 1', 'analyze users.match_candidates', 'vacuum users.match_candidates']) {
      await client.query(step)
      for (const [statement, parameters] of searches) {
        const reads = (await readsOf(statement, parameters)).join('\n')
        expect(reads).toMatch(/match_candidates_walk/)
        expect(reads).not.toMatch(/Seq Scan/)
      }
    }
  })
})
