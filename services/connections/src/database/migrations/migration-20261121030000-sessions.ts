import { Migration } from '@mikro-orm/migrations'

export class Migration20261121030000Sessions extends Migration {
  override up(): void {
    // Null: known from before this was told; asked for when it matters.
    this.addSql('alter table connections.members add column sessions_valid_from timestamptz')
  }

  override down(): void {
    this.addSql('alter table connections.members drop column sessions_valid_from')
  }
}
