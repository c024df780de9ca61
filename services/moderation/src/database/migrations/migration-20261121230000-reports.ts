import { Migration } from '@mikro-orm/migrations'
import { noticesDdl } from '../../notices/notices.ddl.ts'
import { reportsDdl } from '../../reports/reports.ddl.ts'

export class Migration20261121230000Reports extends Migration {
  override up(): void {
    for (const statement of [...reportsDdl, ...noticesDdl]) this.addSql(statement)
  }

  override down(): void {
    this.addSql(
      'drop table moderation.notices, moderation.holds, moderation.report_notes, moderation.reports',
    )
  }
}
