import type { ModeratorUsersQuery } from '@rafiq/contracts/moderation'
import { isStorable, storableInstant } from '@rafiq/platform-contracts'
import { MalformedError, readJson } from '@rafiq/service-kit'
import { z } from 'zod'
import type { Position } from './list-statements.sql.ts'

type Order = Pick<ModeratorUsersQuery, 'sort' | 'order'>

const cursorSchema = z.tuple([z.string(), z.string(), z.string(), z.uuid()])

/** A position in an order, for the address of the next page. */
export function writeCursor({ sort, order }: Order, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url')
}

/** @throws MalformedError for what is no cursor, or one of another order */
export function readCursor(cursor: string, { sort, order }: Order): Position {
  const { data } = cursorSchema.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!data || data[0] !== sort || data[1] !== order) throw notOfThisList
  const [, , key, id] = data
  if (!isStorable(key) || (sort === 'createdAt' && !storableInstant.safeParse(key).success))
    throw notOfThisList
  return { key, id }
}

const notOfThisList = new MalformedError('malformed', {
  issues: [{ path: 'cursor', message: 'not of this list' }],
})
