import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'

const hour = 3_600_000
const day = 24 * hour

/** Clears away, every hour and in any replica, the evidence of reports that were resolved long ago. */
@Injectable()
export class ClearOldEvidence extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super({ name: 'clearing old evidence', interval: hour })
  }

  /** What was decided stays; whom and what it was about is gone but for ids. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - limits.reports.keptDays * day)
    await queries(this.em)
      .with('cleared', (db) =>
        db
          .updateTable('reports')
          .set({ evidence: null, words: '', to_member_words: null })
          .where('evidence', 'is not', null)
          .where('resolved_at', '<', before)
          .returning('id'),
      )
      .deleteFrom('report_notes')
      .where('report_id', 'in', ({ selectFrom }) => selectFrom('cleared').select('cleared.id'))
      .execute()
  }
}
