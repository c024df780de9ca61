import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ModeratorUser, ModeratorUsersQuery } from '@rafiq/contracts/moderation'
import { AuditLog, type Session } from '@rafiq/service-kit'
import type { Page } from '../support/page.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { findPage } from './find-page.ts'
import { listRead } from './list-read.ts'

/** The list of accounts. That it was read is recorded before it is shown. */
@Injectable()
export class UserList {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  async read({ memberId: id, role }: Session, query: ModeratorUsersQuery): Promise<Page<ModeratorUser>> {
    const after = query.cursor === undefined ? null : readCursor(query.cursor, query)
    const { total, found } = await findPage(this.em.getKysely(), query, after)
    const users = found.slice(0, query.limit)
    await this.em.transactional((tx) =>
      this.audit.record(tx, { actor: { id, role }, ...listRead(query, users) }),
    )
    const last = found.length > query.limit ? users.at(-1) : undefined
    const nextCursor = last ? writeCursor(query, { key: keyOf(last, query), id: last.id }) : null
    return { rows: users, nextCursor, total }
  }
}

const keyOf = (user: ModeratorUser, { sort }: Pick<ModeratorUsersQuery, 'sort'>): string =>
  sort === 'name' ? (user.name ?? '') : user[sort]
