import type { EntityManager } from '@mikro-orm/postgresql'
import type { ReportableMember } from '@rafiq/contracts'
import { sql } from 'kysely'
import { type DemoReport, demoReports } from './demo-reports.ts'

/**
 * Puts the demo reports into the queue that are not there: once, and none about or by whoever is gone.
 * @param find a member as evidence shows one; null: there is none
 */
export async function seedDemo(
  em: EntityManager,
  now: Date,
  find: (memberId: string, reporterId: string) => Promise<ReportableMember | null>,
): Promise<void> {
  for (const report of demoReports(now)) {
    const member = await find(report.subjectId, report.reporterId)
    if (member) await add(em, report, member)
  }
}

async function add(
  em: EntityManager,
  { id, at, kind, aboutId, subjectId, reporterId, category, words, messages }: DemoReport,
  { card, photo }: ReportableMember,
): Promise<void> {
  const evidence = JSON.stringify({ at: at.toISOString(), card, photo, messages })
  await sql`
    insert into moderation.reports
      (id, created_at, kind, about_id, subject_id, reporter_id, category, words, evidence)
    select ${id}::uuid, ${at.toISOString()}::timestamptz, ${kind}, ${aboutId}::uuid, ${subjectId}::uuid,
      ${reporterId}::uuid, ${category}, ${words}, ${evidence}::jsonb
    where not exists (
      select from moderation.accounts
      where member_id in (${subjectId}::uuid, ${reporterId}::uuid) and deleted
    )
    on conflict do nothing
  `.execute(em.getKysely())
}
