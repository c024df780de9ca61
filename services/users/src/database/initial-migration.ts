import { Migration } from '@mikro-orm/migrations'
import { awayNoticesDdl } from '../away-notices/away-notices.ddl.ts'
import { matchCandidatesDdl } from '../matches/match-candidates.ddl.ts'

/** Every table of the schema `users`. */
export class Migration20261121000000Initial extends Migration {
  override up(): void {
    this.members()
    this.mails()
    this.signIn()
    this.matches()
    this.pairs()
    for (const statement of awayNoticesDdl) this.addSql(statement)
    this.staff()
    this.deletions()
  }

  override down(): void {
    for (const table of [
      'member_erasures',
      'member_deletions',
      'staff_pauses',
      'away_notices',
      'push_subscriptions',
      'notice_preferences',
      'blocks',
      'match_marks',
      'pair_connections',
      'view_counts',
      'shown_people',
      'match_candidates',
      'sign_in_failures',
      'known_devices',
      'recovery_codes',
      'totp_factors',
      'passkeys',
      'security_mails',
      'notice_mails',
      'one_time_tokens',
      'consent_records',
      'members',
    ]) {
      this.addSql(`drop table users.${table}`)
    }
  }

  private members(): void {
    this.addSql(`
      create table users.members (
        id uuid primary key,
        email text not null,
        password_hash text not null,
        password_strict boolean not null,
        role text not null check (role in ('user', 'moderator', 'admin', 'releases')),
        language text not null check (language in ('ar', 'en')),
        created_at timestamptz not null,
        active_at timestamptz not null,
        email_verified_at timestamptz,
        phone_share_consent boolean not null,
        own_active boolean not null,
        paused_by_staff boolean not null,
        city_changes jsonb not null,
        habits jsonb check (jsonb_typeof(habits) = 'object'),
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
    this.addSql("create index members_staff on users.members (role) where role <> 'user'")
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
  }

  private mails(): void {
    this.addSql(`
      create table users.one_time_tokens (
        hash text primary key,
        member_id uuid not null references users.members on delete cascade,
        purpose text not null,
        expires_at timestamptz not null
      )`)
    this.addSql('create index one_time_tokens_member on users.one_time_tokens (member_id, purpose)')
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
  }

  private signIn(): void {
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

  private matches(): void {
    for (const statement of matchCandidatesDdl.split(';')) if (statement.trim()) this.addSql(statement)
    this.addSql(`
      alter table users.match_candidates
        add foreign key (member_id) references users.members on delete cascade`)
    // Whom an account has been shown, and when last. No index holds the time but a coarse one, so that a row that is seen
    // again is written in place.
    this.addSql(`
      create table users.shown_people (
        viewer_id uuid not null references users.members on delete cascade,
        person_id uuid not null references users.members on delete cascade,
        seen_at timestamptz not null,
        profile_on date,
        photo_on date,
        phone_on date,
        primary key (viewer_id, person_id)
      ) with (fillfactor = 85)`)
    this.addSql('create index shown_people_person on users.shown_people (person_id)')
    this.addSql('create index shown_people_old on users.shown_people using brin (seen_at)')
    // How many saw a member on a day, and nothing of who they are.
    this.addSql(`
      create table users.view_counts (
        member_id uuid not null references users.members on delete cascade,
        day date not null,
        profile integer not null,
        photo integer not null,
        phone integer not null,
        primary key (member_id, day)
      ) with (fillfactor = 85)`)
    this.addSql('create index view_counts_day on users.view_counts using brin (day)')
  }

  private pairs(): void {
    this.addSql(`
      create table users.pair_connections (
        member_id uuid not null references users.members on delete cascade,
        matched_id uuid not null references users.members on delete cascade,
        status text not null,
        version integer not null,
        primary key (member_id, matched_id)
      )`)
    this.addSql('create index pair_connections_matched on users.pair_connections (matched_id)')
    // A lifted block stays, so that its version goes on growing when it comes again. `held` hides two from each other for whom
    // no match is possible since the gender of one was corrected: no member lifts it, and where neither has made a block, the
    // row is not their `own`.
    this.addSql(`
      create table users.blocks (
        blocker_id uuid not null references users.members on delete cascade,
        blocked_id uuid not null references users.members on delete cascade check (blocked_id <> blocker_id),
        blocked_at timestamptz not null,
        lifted_at timestamptz,
        version integer not null,
        held boolean not null default false,
        own boolean not null default true,
        primary key (blocker_id, blocked_id)
      )`)
    this.addSql('create index blocks_blocked on users.blocks (blocked_id)')
    this.addSql(`
      create table users.match_marks (
        member_id uuid not null references users.members on delete cascade,
        marked_id uuid not null references users.members on delete cascade check (marked_id <> member_id),
        mark text not null check (mark in ('saved', 'not-for-me')),
        marked_at timestamptz not null,
        primary key (member_id, marked_id)
      )`)
    this.addSql('create index match_marks_marked on users.match_marks (marked_id)')
  }

  private staff(): void {
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
  }

  private deletions(): void {
    this.addSql(`
      create table users.member_deletions (
        member_id uuid primary key,
        reason text not null,
        deleted_at timestamptz not null,
        requested_by text
      )`)
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
}
