import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { queries } from './tables.ts'

/** The time by the database's clock, which all replicas share; milliseconds since 1970. */
export async function databaseTime(em: EntityManager): Promise<number> {
  const { now } = await queries(em)
    .selectNoFrom(sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now'))
    .executeTakeFirstOrThrow()
  return now
}
