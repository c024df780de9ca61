import { Migration } from '@mikro-orm/migrations'

export class Migration20261121230000Blocks extends Migration {
  override up(): void {
    // A lifted block stays with its version, so that no older event brings it back.
    this.addSql(`
      create table chat.blocks (
        blocker_id uuid not null,
        blocked_id uuid not null check (blocked_id <> blocker_id),
        blocked boolean not null,
        version integer not null,
        primary key (blocker_id, blocked_id)
      )`)
    this.addSql('create index blocks_blocked on chat.blocks (blocked_id)')
    // What the blocks of both come to, where a message looks anyway; and when that changed last, for replicas that
    // were told of nothing.
    this.addSql(`
      alter table chat.rooms
        add column blocked boolean not null default false,
        add column blocked_changed_at timestamptz`)
    this.addSql(
      'create index rooms_blocked_changed on chat.rooms (blocked_changed_at) where blocked_changed_at is not null',
    )
  }

  override down(): void {
    this.addSql('drop index chat.rooms_blocked_changed')
    this.addSql('alter table chat.rooms drop column blocked_changed_at, drop column blocked')
    this.addSql('drop table chat.blocks')
  }
}
