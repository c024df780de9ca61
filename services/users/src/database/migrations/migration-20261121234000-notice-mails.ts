import { Migration } from '@mikro-orm/migrations'

export class Migration20261121234000NoticeMails extends Migration {
  override up(): void {
    // To a member, with whom it goes; or to the address of an account that went with it.
    this.addSql(`
      create table users.notice_mails (
        id uuid primary key,
        member_id uuid references users.members on delete cascade,
        address text,
        name text,
        language text,
        template text not null,
        words text,
        until timestamptz,
        ordered_at timestamptz not null,
        sent_at timestamptz,
        check (num_nonnulls(member_id, address) = 1)
      )`)
    this.addSql('create index notice_mails_member on users.notice_mails (member_id)')
  }

  override down(): void {
    this.addSql('drop table users.notice_mails')
  }
}
