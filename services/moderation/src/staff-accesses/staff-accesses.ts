import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { StaffAccess, StaffAccessesQuery } from '@rafiq/contracts/moderation'
import { Clock } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { readTimeCursor, writeTimeCursor } from '../support/cursors.ts'
import type { Page } from '../support/page.ts'
import { readAccesses } from './access-query.ts'
import { toStaffAccess } from './to-staff-access.ts'

/** What of a member's data staff saw and did, out of the audit log, for that member. */
@Injectable()
export class StaffAccesses {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws MalformedError for a cursor that is none */
  async page(memberId: string, { limit, cursor }: StaffAccessesQuery): Promise<Page<StaffAccess>> {
    const after = cursor === undefined ? null : readTimeCursor('accesses', cursor)
    const search = { memberId, now: this.clock.now(), after, limit: limit + 1 }
    const rows = await readAccesses(queries(this.em), search)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      rows: shown.map(toStaffAccess),
      nextCursor: last ? writeTimeCursor('accesses', { at: last.position, id: last.id }) : null,
    }
  }

  /** All of them, newest first. */
  async all(memberId: string): Promise<StaffAccess[]> {
    const search = { memberId, now: this.clock.now(), after: null, limit: null }
    return (await readAccesses(queries(this.em), search)).map(toStaffAccess)
  }
}
