import { Migration } from '@mikro-orm/migrations'

export class Migration20261121230000Blocks extends Migration {
  override up(): void {
    // A lifted block stays, so that its version goes on growing when it comes again.
    this.addSql(`
      create table users.blocks (
        blocker_id uuid not null references users.members on delete cascade,
        blocked_id uuid not null references users.members on delete cascade check (blocked_id <> blocker_id),
        blocked_at timestamptz not null,
        lifted_at timestamptz,
        version integer not null,
        primary key (blocker_id, blocked_id)
      )`)
    this.addSql('create index blocks_blocked on users.blocks (blocked_id)')
  }

  override down(): void {
    this.addSql('drop table users.blocks')
  }
}
