import { limits } from '@rafiq/contracts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

interface Standing {
  held: boolean
  /** Reports on somebody that are not resolved, and how many people made them. */
  unresolved: number
  reporters: number
}

/**
 * Whether a profile goes under review, or comes back. One person's word hides nobody; and once it is hidden, it comes
 * back when somebody has looked at all that was said, not when one of two reports is gone.
 */
export function reviewHoldChange({ held, unresolved, reporters }: Standing): 'place' | 'lift' | 'keep' {
  if (!held) return reporters >= limits.reports.holdAt ? 'place' : 'keep'
  return unresolved === 0 ? 'lift' : 'keep'
}

/** How a member's reports and their review hold stand. */
export interface ReviewStanding {
  /** Null: no hold. */
  pauseId: string | null
  placed: boolean
  /** It was placed, and staff have lifted its pause since. */
  isOver: boolean
  /** Reports that are not resolved and that nobody has looked at, and how many people made them. */
  unresolved: number
  reporters: number
}

/** Whether a review hold is a pause that is on, by what is known of the account. @param account the alias of its row */
export const isHoldOn = (hold: string, account: string) => sql<SqlBool>`
  (${sql.ref(`${hold}.placed`)} and not coalesce(
    not ${sql.ref(`${account}.paused_by_staff`)}
      and ${sql.ref(`${account}.version`)} > coalesce(${sql.ref(`${hold}.version`)}, 0), false))`

/**
 * How it stands with a member. Whoever of staff activates an account has its reports before them, so what was reported
 * until then is looked at; that they did is known by the audit log, which has it in the transaction that did it.
 */
export async function readReviewStanding(db: Kysely<Tables>, memberId: string): Promise<ReviewStanding> {
  const lookedAt = db
    .selectFrom('audit.entries as entry')
    .select(sql<string>`coalesce(max(entry.at), '-infinity')`.as('at'))
    .where('entry.subject_id', '=', memberId)
    .where('entry.action', '=', 'member.activated')
    .where(sql<SqlBool>`entry.details ->> 'how' = 'lifted'`)
  const hold = await db
    .selectFrom('review_holds as hold')
    .leftJoin('accounts as account', 'account.member_id', 'hold.member_id')
    .select(['hold.pause_id as pauseId', 'hold.placed', isHoldOn('hold', 'account').as('isOn')])
    .where('hold.member_id', '=', memberId)
    .executeTakeFirst()
  const waiting = await db
    .selectFrom('reports as report')
    .select([
      sql<number>`count(*)::integer`.as('unresolved'),
      sql<number>`count(distinct report.reporter_id)::integer`.as('reporters'),
    ])
    .where('report.subject_id', '=', memberId)
    .where('report.status', '<>', 'resolved')
    .where('report.created_at', '>', lookedAt.$castTo<Date>())
    .executeTakeFirstOrThrow()
  const { pauseId = null, placed = false, isOn = false } = hold ?? {}
  return { pauseId, placed, isOver: placed && isOn !== true, ...waiting }
}
