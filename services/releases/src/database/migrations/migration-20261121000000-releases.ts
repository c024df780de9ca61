import { Migration } from '@mikro-orm/migrations'

export class Migration20261121000000Releases extends Migration {
  override up(): void {
    this.addSql(`
      create table releases.publish_tokens (
        id uuid primary key,
        digest text not null unique,
        remote text not null,
        created_at timestamptz not null,
        revoked_at timestamptz
      )`)
    this.addSql(`
      create table releases.versions (
        remote text not null,
        version text not null,
        manifest jsonb not null,
        published_at timestamptz not null,
        primary key (remote, version)
      )`)
    this.addSql(`
      create table releases.channels (
        remote text not null,
        channel text not null,
        version text not null,
        previous text,
        set_by_hand boolean not null,
        moved_at timestamptz not null,
        primary key (remote, channel),
        foreign key (remote, version) references releases.versions (remote, version),
        foreign key (remote, previous) references releases.versions (remote, version)
      )`)
    this.addSql(`
      create table releases.audit_entries (
        id uuid primary key,
        action text not null,
        actor text not null,
        remote text not null,
        version text,
        channel text,
        commit text,
        detail text,
        at timestamptz not null
      )`)
    this.addSql('create index audit_entries_remote on releases.audit_entries (remote, at)')
    this.addSql(`
      create table releases.live_state (
        id integer primary key check (id = 1),
        registry uuid not null,
        count integer not null
      )`)
    this.addSql('insert into releases.live_state (id, registry, count) values (1, gen_random_uuid(), 0)')
  }

  override down(): void {
    for (const table of ['live_state', 'audit_entries', 'channels', 'versions', 'publish_tokens']) {
      this.addSql(`drop table releases.${table}`)
    }
  }
}
