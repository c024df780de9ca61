import { Migration } from '@mikro-orm/migrations'

export class Migration20261121020000Connections extends Migration {
  override up(): void {
    this.addSql(`
      create table connections.connections (
        id uuid primary key,
        user_id uuid not null,
        matched_user_id uuid not null check (matched_user_id <> user_id),
        status text not null check (status in ('contacted', 'pending_response', 'connected', 'failed')),
        contacted_at timestamptz not null,
        responded_at timestamptz,
        version integer not null,
        unique (user_id, matched_user_id),
        check ((responded_at is null) = (status in ('contacted', 'pending_response')))
      )`)
    this.addSql(
      'create index connections_newest on connections.connections (user_id, contacted_at desc, id desc)',
    )
    this.addSql('create index connections_matched on connections.connections (matched_user_id)')
    // What is shown of members. A deleted one leaves an id that names nobody, so that no late event revives it.
    this.addSql(`
      create table connections.members (
        member_id uuid primary key,
        version integer not null,
        deleted boolean not null default false,
        name text,
        location text,
        age smallint,
        check (not deleted or num_nonnulls(name, location, age) = 0)
      )`)
  }

  override down(): void {
    this.addSql('drop table connections.members')
    this.addSql('drop table connections.connections')
  }
}
