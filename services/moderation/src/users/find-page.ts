import { limits } from '@rafiq/contracts'
import type { ModeratorUser, ModeratorUsersQuery, TotalCount } from '@rafiq/contracts/moderation'
import type { Kysely } from 'kysely'
import {
  type Filter,
  figureCountStatement,
  findStatement,
  type Position,
  walkStatement,
} from './list-statements.sql.ts'

export interface FoundPage {
  /** Exact without a filter, and with one up to `limits.moderation.counted`. */
  total: TotalCount
  /** The page, and one account more if there is a next one. */
  found: ModeratorUser[]
}

const isFiltered = ({ search, role, status }: Filter): boolean => Boolean(search || role || status)

/** A page of the list behind a position, and how many there are: by two statements at most. */
export async function findPage(
  db: Kysely<unknown>,
  query: ModeratorUsersQuery,
  after: Position | null,
): Promise<FoundPage> {
  const { counted } = limits.moderation
  // Without a search the figures that are kept say how many there are, and so whether it is worth finding them all.
  const [figure] = query.search ? [] : (await figureCountStatement(query).execute(db)).rows
  const isMany = figure && (!isFiltered(query) || figure.count > counted)
  const [few] = isMany ? [] : (await findStatement(query, after).execute(db)).rows
  const count = figure?.count ?? few?.count ?? 0
  const found = few && few.count <= counted ? few.users : (await walkStatement(query, after).execute(db)).rows
  const more = isFiltered(query) && count > counted
  return { found, total: more ? { count: counted, more } : { count, more } }
}
