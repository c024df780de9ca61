import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits, type ModeratorUser, type ModeratorUsersQuery, type TotalCount } from '@rafiq/contracts'
import { AuditLog, type Session } from '@rafiq/service-kit'
import { readCursor, writeCursor } from './cursor.ts'
import { listRead } from './list-read.ts'
import {
  type Filter,
  figureCountStatement,
  type Position,
  pageStatement,
  searchCountStatement,
} from './list-statements.ts'

export interface UserPage {
  users: ModeratorUser[]
  nextCursor: string | null
  total: TotalCount
}

/** The list of accounts. That it was read is recorded before it is shown. */
@Injectable()
export class UserList {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async read({ memberId: id, role }: Session, query: ModeratorUsersQuery): Promise<UserPage> {
    const after = query.cursor === undefined ? null : readCursor(query.cursor, query)
    const total = await this.count(query)
    const found = await this.page(query, after, isFiltered(query) && !total.more)
    const users = found.slice(0, query.limit)
    await this.em
      .fork()
      .transactional((tx) => this.audit.record(tx, { actor: { id, role }, ...listRead(query, users) }))
    const last = found.length > query.limit ? users.at(-1) : undefined
    const nextCursor = last ? writeCursor(query, { key: keyOf(last, query), id: last.id }) : null
    return { users, nextCursor, total }
  }

  private async page(
    query: ModeratorUsersQuery,
    after: Position | null,
    few: boolean,
  ): Promise<ModeratorUser[]> {
    const { rows } = await pageStatement(query, after, few).execute(this.em.fork().getKysely())
    return rows as ModeratorUser[]
  }

  /** Exact without a filter, and with one up to `limits.moderation.counted`. */
  private async count(query: ModeratorUsersQuery): Promise<TotalCount> {
    const { counted } = limits.moderation
    const statement = query.search ? searchCountStatement(query) : figureCountStatement(query)
    const { rows } = await statement.execute(this.em.fork().getKysely())
    const count = rows[0]?.count ?? 0
    return isFiltered(query) && count > counted ? { count: counted, more: true } : { count, more: false }
  }
}

const isFiltered = ({ search, role, status }: Filter): boolean => Boolean(search || role || status)

const keyOf = (user: ModeratorUser, { sort }: Pick<ModeratorUsersQuery, 'sort'>): string =>
  sort === 'name' ? (user.name ?? '') : user[sort]
