import { Migration } from '@mikro-orm/migrations'

export class Migration20261121030000Erasures extends Migration {
  override up(): void {
    this.addSql('alter table users.member_deletions add column requested_by text')
    this.addSql(
      'create index member_deletions_requested on users.member_deletions (requested_by) where requested_by is not null',
    )
    this.addSql(`
      create table users.member_erasures (
        member_id uuid not null references users.member_deletions on delete cascade,
        service text not null,
        confirmed_at timestamptz,
        reminded_at timestamptz,
        primary key (member_id, service)
      )`)
    this.addSql(
      'create index member_erasures_open on users.member_erasures (member_id) where confirmed_at is null',
    )
  }

  override down(): void {
    this.addSql('drop table users.member_erasures')
    this.addSql('alter table users.member_deletions drop column requested_by')
  }
}
