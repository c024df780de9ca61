import type { EntityManager } from '@mikro-orm/postgresql'
import type { ReportableMember } from '@rafiq/contracts/moderation'
import { queries } from '../database/tables.ts'
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

async function add(em: EntityManager, report: DemoReport, { card, photo }: ReportableMember): Promise<void> {
  const { id, at, kind, aboutId, subjectId, reporterId, category, words, messages } = report
  const evidence = { at: at.toISOString(), card, photo, messages }
  const gone = await queries(em)
    .selectFrom('accounts')
    .select('member_id')
    .where('member_id', 'in', [subjectId, reporterId])
    .where('deleted', '=', true)
    .execute()
  if (gone.length > 0) return
  await queries(em)
    .insertInto('reports')
    .values({
      id,
      created_at: at,
      status: 'open',
      kind,
      about_id: aboutId,
      subject_id: subjectId,
      reporter_id: reporterId,
      category,
      words,
      evidence,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
