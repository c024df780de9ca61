/** What members want to be told of while they are away, by which browsers, and what waits for that. */
export const awayNoticesDdl: readonly string[] = [
  `create table users.push_subscriptions (
    id uuid primary key,
    member_id uuid not null references users.members on delete cascade,
    session_id text not null unique,
    device_hash text,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    vapid_key text not null,
    added_at timestamptz not null,
    unique (member_id, id),
    unique (member_id, device_hash)
  )`,
  `create table users.notice_preferences (
    member_id uuid primary key references users.members on delete cascade,
    message_mail boolean not null,
    contact_mail boolean not null,
    matches_mail boolean not null,
    message_push boolean not null,
    contact_push boolean not null,
    matches_push boolean not null,
    quiet_from smallint check (quiet_from between 0 and 23),
    quiet_until smallint check (quiet_until between 0 and 23 and quiet_until <> quiet_from),
    matches_due_at timestamptz,
    check (num_nulls(quiet_from, quiet_until) in (0, 2)),
    check ((matches_mail or matches_push) = (matches_due_at is not null))
  )`,
  'create index notice_preferences_due on users.notice_preferences (matches_due_at) where matches_due_at is not null',
  // Goes with either account, so that nothing is told of somebody who is gone; and with the browser, which is null for a
  // mail: what each way has told is known apart from the others.
  `create table users.away_notices (
    id uuid primary key,
    member_id uuid not null references users.members on delete cascade,
    subscription_id uuid,
    other_id uuid references users.members on delete cascade,
    kind text not null check (kind in ('message', 'contact', 'matches')),
    sequence integer not null,
    noted_at timestamptz not null,
    sent_at timestamptz,
    claimed_until timestamptz,
    check ((other_id is null) = (kind = 'matches')),
    foreign key (member_id, subscription_id) references users.push_subscriptions (member_id, id) on delete cascade,
    unique nulls not distinct (member_id, subscription_id, kind, other_id)
  )`,
  'create index away_notices_other on users.away_notices (other_id)',
  'create index away_notices_unsent on users.away_notices (noted_at) where sent_at is null',
]
