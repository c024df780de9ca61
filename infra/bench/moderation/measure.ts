import { limits } from '@rafiq/contracts'
import type { ModeratorUser, ModeratorUsersQuery } from '@rafiq/contracts/moderation'
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import pg from 'pg'
import { findPage } from '../../../services/moderation/src/users/find-page.ts'
import { cases } from './cases.ts'
import { naiveCount, naivePage } from './naive.sql.ts'
import type { Options } from './options.ts'

export interface Measured {
  name: string
  /** Milliseconds of a page and its count together: the first page and later ones. */
  ours: number[]
  naive: number[]
  found: number
  /** Whether the first page and the count are those of the naive query. */
  exact: boolean
}

/** Pages asked one after the other, of which all but the first begin at a cursor. */
const depth = 4
/** Times every case, ours and naive SQL, on one connection each. */
export async function measureCases(url: string, { runs, comparisons }: Options): Promise<Measured[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const measured: Measured[] = []
    for (const { name, query } of cases) {
      const ours: number[] = []
      while (ours.length < runs) ours.push(...(await walk(db, query)))
      const naive: number[] = []
      for (let run = 0; run < comparisons; run += 1) {
        naive.push(
          await timed(async () => [await rows(db, naivePage(query)), await rows(db, naiveCount(query))]),
        )
      }
      measured.push({ name, ours: ours.slice(0, runs), naive, ...(await compare(db, query)) })
    }
    return measured
  } finally {
    await db.destroy()
  }
}

/** The first pages of a list; answers what each of them took. */
async function walk(db: Kysely<unknown>, query: ModeratorUsersQuery): Promise<number[]> {
  const times: number[] = []
  let after: { key: string; id: string } | null = null
  for (let page = 0; page < depth; page += 1) {
    let users: ModeratorUser[] = []
    const position = after
    times.push(
      await timed(async () => {
        users = (await findPage(db, query, position)).found
      }),
    )
    const last = users[query.limit - 1]
    if (!last || users.length <= query.limit) break
    after = { key: query.sort === 'name' ? (last.name ?? '') : last[query.sort], id: last.id }
  }
  return times
}

async function compare(db: Kysely<unknown>, query: ModeratorUsersQuery) {
  const page = await findPage(db, query, null)
  const theirs = await rows<{ id: string }>(db, naivePage(query))
  const [all] = await rows<{ count: number }>(db, naiveCount(query))
  const count = all?.count ?? 0
  const samePage = theirs.every(({ id }, index) => page.found[index]?.id === id)
  const more = count > limits.moderation.counted && page.total.more
  return { found: count, exact: samePage && page.total.count === (more ? limits.moderation.counted : count) }
}

const rows = async <Row>(db: Kysely<unknown>, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await statement.execute(db)).rows as Row[]

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
