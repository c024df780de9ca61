import { Migration } from '@mikro-orm/migrations'

/** What is known of a trial's control from before it: in how many seconds it was used, and how many pages failed then. */
export class Migration20261122000000Past extends Migration {
  override up(): void {
    this.addSql(`
      alter table releases.watch_trials
        add column past_seconds integer not null default 0,
        add column past_failures bigint not null default 0`)
  }

  override down(): void {
    this.addSql('alter table releases.watch_trials drop column past_seconds, drop column past_failures')
  }
}
