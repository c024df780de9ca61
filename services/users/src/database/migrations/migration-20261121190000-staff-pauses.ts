import { Migration } from '@mikro-orm/migrations'

export class Migration20261121190000StaffPauses extends Migration {
  override up(): void {
    // Apart from members, so that a pause from before reasons were kept is one without a row.
    this.addSql(`
      create table users.staff_pauses (
        member_id uuid primary key references users.members on delete cascade,
        pause_id uuid not null,
        reason text not null,
        until timestamptz,
        note text,
        since timestamptz not null
      )`)
    this.addSql('create index staff_pauses_pause on users.staff_pauses (pause_id)')
    this.addSql("create index members_staff on users.members (role) where role <> 'user'")
  }

  override down(): void {
    this.addSql('drop index users.members_staff')
    this.addSql('drop table users.staff_pauses')
  }
}
