import type { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MemberTemplate, PauseReason, ReportDecision, ReporterTemplate, Role } from '@rafiq/contracts'
import { sql } from 'kysely'
import { iso } from '../support/iso.ts'

/** A decision that is being carried out. */
export interface Intention {
  reportId: string
  /** Names this attempt. */
  decidingId: string
  /** Of the pause that it orders, if it is one. */
  pauseId: string
  subjectId: string
  reporterId: string | null
  decision: ReportDecision
  reason: PauseReason | null
  until: string | null
  toMember: MemberTemplate | null
  toMemberWords: string | null
  toReporter: ReporterTemplate | null
  decidedBy: string
  decidedRole: Role
}

// A pause that was decided before pauses had ids of their own bears the report's.
const pauseId = sql`coalesce(pause_id, id)`

const columns = sql`
  id as "reportId", deciding_id as "decidingId", ${pauseId} as "pauseId", subject_id as "subjectId", reporter_id as "reporterId", decision,
  reason, ${iso(sql`until`)} as until, to_member as "toMember", to_member_words as "toMemberWords",
  to_reporter as "toReporter", decided_by as "decidedBy", decided_role as "decidedRole"`

/** Decisions between being taken and being done. */
@Injectable()
export class Intentions {
  async find(em: EntityManager, reportId: string, lock = sql``): Promise<Intention | null> {
    const { rows } = await sql<Intention>`
      select ${columns} from moderation.reports where id = ${reportId} and deciding_id is not null ${lock}
    `.execute(em.getKysely())
    return rows[0] ?? null
  }

  /** Deletions of a member that are being carried out. */
  async deletionsOf(tx: EntityManager, memberId: string): Promise<Intention[]> {
    const { rows } = await sql<Intention>`
      select ${columns} from moderation.reports
      where subject_id = ${memberId} and deciding_id is not null and decision = 'delete'
      order by id for update
    `.execute(tx.getKysely())
    return rows
  }

  /** The pauses that a decision takes the place of: the review, and what other reports on the person led to. */
  async replacedPauses(em: EntityManager, { reportId, subjectId }: Intention): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select pause_id as id from moderation.holds where member_id = ${subjectId}
      union all (
        select ${pauseId} from moderation.reports
        where subject_id = ${subjectId} and id <> ${reportId} and decision = 'pause' and status = 'resolved'
        order by resolved_at desc limit 100
      )
    `.execute(em.getKysely())
    return rows.map(({ id }) => id)
  }
}
