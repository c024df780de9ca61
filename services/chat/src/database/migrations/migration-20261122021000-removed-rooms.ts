import { Migration } from '@mikro-orm/migrations'

export class Migration20261122021000RemovedRooms extends Migration {
  override up(): void {
    // Rooms that went with a deleted member, and who stays: for replicas that were told of nothing.
    this.addSql(`
      create table chat.removed_rooms (
        room_id uuid primary key,
        member_id uuid not null,
        removed_at timestamptz not null
      )`)
    this.addSql('create index removed_rooms_removed on chat.removed_rooms (removed_at)')
    this.addSql('create index removed_rooms_member on chat.removed_rooms (member_id)')
  }

  override down(): void {
    this.addSql('drop table chat.removed_rooms')
  }
}
