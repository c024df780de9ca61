import { Migration } from '@mikro-orm/migrations'

export class Migration20261121040000Sessions extends Migration {
  override up(): void {
    this.addSql('alter table chat.members add column sessions_valid_from timestamptz')
    this.addSql('alter table chat.members add check (not deleted or sessions_valid_from is null)')
  }

  override down(): void {
    this.addSql('alter table chat.members drop column sessions_valid_from')
  }
}
