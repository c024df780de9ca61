import { storableInstant } from '@rafiq/platform-contracts'
import { MalformedError, readJson } from '@rafiq/service-kit'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
import { instant } from './times.ts'

/** Where a page ended: the time and the id of its last row. */
export interface TimePosition {
  at: string
  id: string
}

/** As the database writes it, to the microsecond. */
const storedTime = z.iso.datetime({ precision: 6 }).refine((time) => storableInstant.safeParse(time).success)
const positionSchema = z.tuple([z.string().max(20), storedTime, z.uuid()])

/** @param list which list it is of: a cursor of another one is refused */
export function writeTimeCursor(list: string, { at, id }: TimePosition): string {
  return Buffer.from(JSON.stringify([list, at, id])).toString('base64url')
}

/** @throws MalformedError for what is no cursor of this list */
export function readTimeCursor(list: string, cursor: string): TimePosition {
  const { data } = positionSchema.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!data || data[0] !== list) {
    throw new MalformedError('malformed', { issues: [{ path: 'cursor', message: 'not of this list' }] })
  }
  return { at: data[1], id: data[2] }
}

/** That a row lies beyond a position, in an order by a time and the id. */
export function isBeyond(
  position: TimePosition,
  way: 'asc' | 'desc',
  row: { at: Expression<unknown>; id: Expression<unknown> },
): Expression<SqlBool> {
  const eb = expressionBuilder<object, never>()
  const at = instant(position.at)
  const id = eb.cast(eb.val(position.id), 'uuid')
  return eb(eb.tuple(row.at, row.id), way === 'asc' ? '>' : '<', eb.tuple(at, id))
}
