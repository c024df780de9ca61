import { Migration } from '@mikro-orm/migrations'
import { pausesApartDdl } from '../../reports/reports.ddl.ts'

export class Migration20261122030000PausesApart extends Migration {
  override up(): void {
    for (const statement of pausesApartDdl) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop index moderation.reports_decider')
    this.addSql('alter table moderation.holds drop column version')
    this.addSql('alter table moderation.reports drop column pause_id')
  }
}
