import { type RawBuilder, sql } from 'kysely'

/** How a member's reports and their hold stand. */
export interface Standing {
  /** Null: no hold. */
  pauseId: string | null
  placed: boolean
  /** It was placed, and staff have lifted its pause since. */
  isOver: boolean
  /** Reports that are not resolved and that nobody has looked at, and how many people made them. */
  unresolved: number
  reporters: number
}

/** Whether `hold` is a pause that is on, by what is known of the account. @param account the alias of its row */
export const holdStands = (account: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (hold.placed and not coalesce(
    not ${account}.paused_by_staff and ${account}.version > coalesce(hold.version, 0), false))`

/**
 * How it stands with a member. Whoever of staff activates an account has its reports before them, so what was reported
 * until then is looked at; that they did is known by the audit log, which has it in the transaction that did it.
 */
export const standingStatement = (memberId: string): RawBuilder<Standing> => sql<Standing>`
  select hold.pause_id as "pauseId", coalesce(hold.placed, false) as placed,
    coalesce(hold.placed and not ${holdStands(sql`account`)}, false) as "isOver",
    count(report.id)::integer as unresolved, count(distinct report.reporter_id)::integer as reporters
  from (
    select ${memberId}::uuid as id, coalesce(max(entry.at), '-infinity') as looked_at
    from audit.entries as entry
    where entry.subject_id = ${memberId}::uuid and entry.action = 'member.activated'
      and entry.details ->> 'how' = 'lifted'
  ) as member
  left join moderation.holds as hold on hold.member_id = member.id
  left join moderation.accounts as account on account.member_id = member.id
  left join moderation.reports as report
    on report.subject_id = member.id and report.status <> 'resolved' and report.created_at > member.looked_at
  group by hold.pause_id, hold.placed, hold.version, account.paused_by_staff, account.version`
