import type { ColumnType } from 'kysely'

/** A column of times as its rows come: MikroORM's driver leaves them as PostgreSQL writes them. */
type TextTime<Column> = [Column] extends [ColumnType<infer Read, infer Inserted, infer Updated>]
  ? ColumnType<Exclude<Read, Date> | string, Inserted, Updated>
  : ColumnType<Exclude<Column, Date> | string, Column, Column>

/**
 * Tables as Kysely reads them, from what `InferKyselyDB` says of the entities: times come as texts, so that whoever reads
 * one says where it becomes a `Date` (`timeOf`). What is written may be a `Date`.
 */
export type TextTimes<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Date extends Tables[Table][Column]
      ? TextTime<Tables[Table][Column]>
      : Tables[Table][Column]
  }
}

/** The time that a row's text means. */
export function timeOf(text: string): Date
export function timeOf(text: string | null): Date | null
export function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
