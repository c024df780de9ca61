import { Migration } from '@mikro-orm/migrations'

/** When a publish token was last used, so that an operator sees which may go. */
export class Migration20261122140000LastUse extends Migration {
  override up(): void {
    this.addSql('alter table releases.publish_tokens add column last_used_at timestamptz')
  }

  override down(): void {
    this.addSql('alter table releases.publish_tokens drop column last_used_at')
  }
}
