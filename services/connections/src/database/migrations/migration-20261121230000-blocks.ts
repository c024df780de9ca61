import { Migration } from '@mikro-orm/migrations'

export class Migration20261121230000Blocks extends Migration {
  override up(): void {
    // A lifted block stays with its version, so that no older event brings it back.
    this.addSql(`
      create table connections.blocks (
        blocker_id uuid not null,
        blocked_id uuid not null check (blocked_id <> blocker_id),
        blocked boolean not null,
        version integer not null,
        primary key (blocker_id, blocked_id)
      )`)
    this.addSql('create index blocks_blocked on connections.blocks (blocked_id)')
  }

  override down(): void {
    this.addSql('drop table connections.blocks')
  }
}
