import { Migration } from '@mikro-orm/migrations'

/** A block keeps the name that the blocked member had. */
export class Migration20261129000000BlockedNames extends Migration {
  override up(): void {
    this.addSql('alter table users.blocks add column blocked_name text')
  }

  override down(): void {
    this.addSql('alter table users.blocks drop column blocked_name')
  }
}
