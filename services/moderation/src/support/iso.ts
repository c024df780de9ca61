import { type RawBuilder, sql } from 'kysely'

/** A time as the contracts write it. */
export const iso = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
