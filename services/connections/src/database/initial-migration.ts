import { Migration } from '@mikro-orm/migrations'

export class Migration20261121020000Connections extends Migration {
  override up(): void {
    this.addSql(`
      create table connections.connections (
        id uuid primary key,
        user_id uuid not null,
        matched_user_id uuid not null check (matched_user_id <> user_id),
        status text not null
          check (status in ('contacted', 'pending_response', 'connected', 'failed', 'expired', 'declined')),
        contacted_at timestamptz not null,
        responded_at timestamptz,
        answered_at timestamptz check (status <> 'expired' or answered_at is null),
        reminded_at timestamptz,
        version integer not null,
        unique (user_id, matched_user_id),
        check ((responded_at is null) = (status in ('contacted', 'pending_response', 'expired')))
      )`)
    this.addSql(
      'create index connections_newest on connections.connections (user_id, contacted_at desc, id desc)',
    )
    this.addSql(`
      create index connections_waiting on connections.connections (contacted_at)
        where status in ('contacted', 'pending_response') and answered_at is null`)
    this.addSql(`
      create index connections_unreminded on connections.connections (contacted_at)
        where status in ('contacted', 'pending_response') and answered_at is null and reminded_at is null`)
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
        sessions_valid_from timestamptz,
        check (not deleted or num_nonnulls(name, location, age, sessions_valid_from) = 0)
      )`)
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
    this.addSql('drop table connections.blocks, connections.members, connections.connections')
  }
}
