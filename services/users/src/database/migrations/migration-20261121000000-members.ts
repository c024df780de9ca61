import { Migration } from '@mikro-orm/migrations'
import { matchCandidatesDdl } from '../../matches/match-candidates.ddl.ts'

export class Migration20261121000000Members extends Migration {
  override up(): void {
    this.addSql(`
      create table users.members (
        id uuid primary key,
        email text not null,
        password_hash text not null,
        role text not null check (role in ('user', 'moderator', 'admin')),
        language text not null check (language in ('ar', 'en')),
        created_at timestamptz not null,
        active_at timestamptz not null,
        email_verified_at timestamptz,
        phone_share_consent boolean not null,
        own_active boolean not null,
        paused_by_staff boolean not null,
        sessions_valid_from timestamptz not null,
        version integer not null,
        name text,
        gender text check (gender in ('female', 'male')),
        age smallint check (age between 18 and 99),
        phone text check (phone ~ '^9665[0-9]{8}$'),
        nationality text,
        has_apartment text check (has_apartment in ('have-apartment', 'need-apartment')),
        budget text,
        location text,
        area text,
        lifestyle text[],
        room_sharing text,
        bathroom_sharing text,
        bio text,
        photo_id uuid,
        check (photo_id is null or has_apartment = 'have-apartment'),
        check (num_nulls(name, gender, age, phone, nationality, has_apartment, budget, location, lifestyle,
                         room_sharing, bathroom_sharing) in (0, 11))
      )`)
    this.addSql('create unique index members_email on users.members (lower(email))')
    this.addSql(
      'create index members_unverified on users.members (created_at) where email_verified_at is null',
    )
    this.addSql(`
      create table users.one_time_tokens (
        hash text primary key,
        member_id uuid not null references users.members on delete cascade,
        purpose text not null,
        expires_at timestamptz not null
      )`)
    this.addSql('create index one_time_tokens_member on users.one_time_tokens (member_id, purpose)')
    this.addSql(`
      create table users.consent_records (
        id uuid primary key,
        member_id uuid not null references users.members on delete cascade,
        phone_share_consent boolean not null,
        is_active boolean not null,
        wording text not null,
        language text not null,
        recorded_at timestamptz not null
      )`)
    this.addSql('create index consent_records_member on users.consent_records (member_id, recorded_at)')
    this.addSql(`
      create table users.member_deletions (
        member_id uuid primary key,
        reason text not null,
        deleted_at timestamptz not null
      )`)
    this.addSql(matchCandidatesDdl)
    this.addSql(`
      alter table users.match_candidates
        add foreign key (member_id) references users.members on delete cascade`)
  }

  override down(): void {
    for (const table of [
      'match_candidates',
      'member_deletions',
      'consent_records',
      'one_time_tokens',
      'members',
    ]) {
      this.addSql(`drop table users.${table}`)
    }
  }
}
