import { Migration } from '@mikro-orm/migrations'

export class Migration20261122090000SecondFactors extends Migration {
  override up(): void {
    this.addSql('alter table users.members add column password_strict boolean not null default false')
    this.addSql(`
      create table users.passkeys (
        id uuid primary key,
        member_id uuid not null references users.members on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        synced boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`)
    this.addSql('create index passkeys_member on users.passkeys (member_id, created_at)')
    this.addSql(`
      create table users.totp_factors (
        member_id uuid primary key references users.members on delete cascade,
        sealed_secret text not null,
        last_step integer not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`)
    this.addSql(`
      create table users.recovery_codes (
        member_id uuid primary key references users.members on delete cascade,
        salt text not null,
        hashes text[] not null,
        created_at timestamptz not null
      )`)
    this.addSql(`
      create table users.known_devices (
        member_id uuid not null references users.members on delete cascade,
        hash text not null,
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (member_id, hash)
      )`)
    this.addSql(`
      create table users.security_mails (
        id uuid primary key,
        member_id uuid references users.members on delete cascade,
        address text,
        language text check (language in ('ar', 'en')),
        kind text not null,
        browser text,
        os text,
        happened_at timestamptz not null,
        check (num_nonnulls(member_id, address) = 1 and (address is null) = (language is null))
      )`)
    this.addSql('create index security_mails_member on users.security_mails (member_id)')
    this.addSql(`
      create table users.sign_in_failures (
        member_id uuid not null references users.members on delete cascade,
        hour timestamptz not null,
        failures integer not null,
        addresses text[] not null,
        more_addresses boolean not null,
        primary key (member_id, hour)
      )`)
    this.addSql('create index sign_in_failures_hour on users.sign_in_failures (hour)')
  }

  override down(): void {
    for (const table of [
      'sign_in_failures',
      'security_mails',
      'known_devices',
      'recovery_codes',
      'totp_factors',
      'passkeys',
    ]) {
      this.addSql(`drop table users.${table}`)
    }
    this.addSql('alter table users.members drop column password_strict')
  }
}
