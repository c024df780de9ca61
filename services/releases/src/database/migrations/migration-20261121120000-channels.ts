import { Migration } from '@mikro-orm/migrations'

/** Canary, previews, the kill switch, and more than one version to go back to. */
export class Migration20261121120000Channels extends Migration {
  override up(): void {
    this.addSql(`
      create table releases.remote_states (
        remote text primary key,
        stable text,
        before text[] not null,
        canary_version text,
        canary_percent integer check (canary_percent between 1 and 100),
        canary_salt text,
        disabled boolean not null,
        set_by_hand boolean not null,
        moved_at timestamptz not null,
        check (num_nulls(canary_version, canary_percent, canary_salt) in (0, 3)),
        foreign key (remote, stable) references releases.versions (remote, version),
        foreign key (remote, canary_version) references releases.versions (remote, version)
      )`)
    this.addSql(`
      insert into releases.remote_states (remote, stable, before, disabled, set_by_hand, moved_at)
      select remote, version, array_remove(array[previous], null), false, set_by_hand, moved_at
      from releases.channels where channel = 'stable'`)
    this.addSql('drop table releases.channels')
    this.addSql(`
      create table releases.previews (
        remote text not null,
        name text not null,
        version text not null,
        expires_at timestamptz not null,
        primary key (remote, name),
        foreign key (remote, version) references releases.versions (remote, version)
      )`)
    this.addSql(`
      create table releases.publish_keys (
        id uuid primary key,
        remote text not null,
        public_key text not null,
        created_at timestamptz not null,
        revoked_at timestamptz,
        unique (remote, public_key)
      )`)
    this.addSql(`
      create table releases.shells (
        version text primary key,
        manifest jsonb not null,
        seen_at timestamptz not null
      )`)
  }

  override down(): void {
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
      insert into releases.channels (remote, channel, version, previous, set_by_hand, moved_at)
      select remote, 'stable', stable, before[1], set_by_hand, moved_at
      from releases.remote_states where stable is not null`)
    for (const table of ['remote_states', 'previews', 'publish_keys', 'shells']) {
      this.addSql(`drop table releases.${table}`)
    }
  }
}
