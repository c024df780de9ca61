import { type Expression, expressionBuilder, sql } from 'kysely'

/** A time as the contracts write it. */
export const iso = <T extends string | null = string>(column: Expression<unknown>) =>
  sql<T>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Exact to the microsecond, as a cursor needs it. */
export const exactTime = (column: Expression<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The moment that a text of the contracts means, to the microsecond. */
export function instant(text: string): Expression<Date> {
  const eb = expressionBuilder<object, never>()
  return eb.cast<Date>(eb.val(text), 'timestamptz')
}
