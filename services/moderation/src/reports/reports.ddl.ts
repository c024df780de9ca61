/**
 * Reports, their notes, and whose profile is under review. A reported account that is gone leaves the report with a bare
 * id and no evidence; whoever made a report leaves it without a reporter.
 */
export const reportsDdl: readonly string[] = [
  `create table moderation.reports (
    id uuid primary key,
    created_at timestamptz not null,
    status text not null default 'open' check (status in ('open', 'taken', 'escalated', 'resolved')),
    kind text not null check (kind in ('profile', 'message')),
    about_id uuid not null,
    subject_id uuid not null,
    reporter_id uuid check (reporter_id <> subject_id),
    category text not null,
    words text not null,
    evidence jsonb,
    assignee_id uuid,
    resolved_at timestamptz,
    decision text,
    reason text,
    until timestamptz,
    to_member text,
    to_member_words text,
    to_reporter text,
    decided_by uuid,
    decided_role text,
    decided_at timestamptz,
    deciding_id uuid,
    check ((status = 'resolved') = (resolved_at is not null)),
    check (status <> 'resolved' or (assignee_id is null and deciding_id is null)),
    check (status <> 'taken' or assignee_id is not null),
    check (num_nulls(decision, decided_by, decided_role, decided_at) in (0, 4))
  )`,
  // What is the member's id or the message's: nobody reports the same twice at a time.
  `create unique index reports_unresolved on moderation.reports (reporter_id, about_id) where status <> 'resolved'`,
  `create index reports_queue on moderation.reports (created_at, id) where status <> 'resolved'`,
  'create index reports_newest on moderation.reports (created_at desc, id desc)',
  'create index reports_subject on moderation.reports (subject_id, created_at desc)',
  'create index reports_reporter on moderation.reports (reporter_id, created_at desc)',
  `create index reports_assignee on moderation.reports (assignee_id) where assignee_id is not null`,
  `create index reports_kept on moderation.reports (resolved_at) where evidence is not null`,
  `create table moderation.report_notes (
    id uuid primary key,
    report_id uuid not null references moderation.reports on delete cascade,
    author_id uuid not null,
    text text not null,
    created_at timestamptz not null
  )`,
  'create index report_notes_report on moderation.report_notes (report_id, created_at)',
  // The pause by which a profile is under review. Its id is there before the pause is, so that a crash between the two
  // leaves nothing that could not be lifted.
  `create table moderation.holds (
    member_id uuid primary key,
    pause_id uuid not null,
    placed boolean not null default false
  )`,
]

/**
 * A pause that was decided has an id of its own, since the report's says when it was made. A hold knows the version of the
 * account that it was placed with: a later one without a pause means that it is over.
 */
export const pausesApartDdl: readonly string[] = [
  'alter table moderation.reports add column pause_id uuid',
  'alter table moderation.holds add column version integer',
  `create index reports_decider on moderation.reports (decided_by) where decided_by is not null`,
]
