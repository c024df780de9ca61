import { Migration } from '@mikro-orm/migrations'
import { accountsDdl } from './accounts.ddl.ts'
import { countsDdl } from './counts.ddl.ts'

/** Every table of the schema `moderation`. */
export class Migration20261121190000Initial extends Migration {
  override up(): void {
    for (const statement of [...accountsDdl, ...countsDdl]) this.addSql(statement)
    this.reports()
    this.notices()
    this.requests()
  }

  override down(): void {
    this.addSql('drop table moderation.member_requests, moderation.notices, moderation.review_holds')
    this.addSql('drop table moderation.report_notes, moderation.reports')
    this.addSql('drop table moderation.accounts, moderation.account_counts, moderation.account_days')
    this.addSql('drop function moderation.count_new_accounts, moderation.count_changed_accounts')
  }

  /**
   * Reports, their notes, and whose profile is under review. A reported account that is gone leaves the report with a bare
   * id and no evidence; whoever made a report leaves it without a reporter.
   */
  private reports(): void {
    this.addSql(`
      create table moderation.reports (
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
        pending_id uuid,
        pause_id uuid,
        check ((status = 'resolved') = (resolved_at is not null)),
        check (status <> 'resolved' or (assignee_id is null and pending_id is null)),
        check (status <> 'taken' or assignee_id is not null),
        check (num_nulls(decision, decided_by, decided_role, decided_at) in (0, 4)),
        check (pending_id is null or decision <> 'pause' or pause_id is not null)
      )`)
    this.addSql(
      `create unique index reports_unresolved on moderation.reports (reporter_id, about_id) where status <> 'resolved'`,
    )
    this.addSql(
      `create index reports_queue on moderation.reports (created_at, id) where status <> 'resolved'`,
    )
    this.addSql('create index reports_newest on moderation.reports (created_at desc, id desc)')
    this.addSql('create index reports_subject on moderation.reports (subject_id, created_at desc)')
    this.addSql('create index reports_reporter on moderation.reports (reporter_id, created_at desc)')
    this.addSql(
      'create index reports_assignee on moderation.reports (assignee_id) where assignee_id is not null',
    )
    this.addSql(
      'create index reports_decider on moderation.reports (decided_by) where decided_by is not null',
    )
    this.addSql(
      'create index reports_evidence on moderation.reports (resolved_at) where evidence is not null',
    )
    this.addSql(`
      create table moderation.report_notes (
        id uuid primary key,
        report_id uuid not null references moderation.reports on delete cascade,
        author_id uuid not null,
        text text not null,
        created_at timestamptz not null
      )`)
    this.addSql('create index report_notes_report on moderation.report_notes (report_id, created_at)')
    // The pause by which a profile is under review. Its id is stored before the pause is ordered, so that a crash between
    // the two leaves nothing that could not be lifted.
    this.addSql(`
      create table moderation.review_holds (
        member_id uuid primary key,
        pause_id uuid not null,
        placed boolean not null default false,
        version integer
      )`)
  }

  /** What staff told members; goes with the account. A report tells each of its two sides once. */
  private notices(): void {
    this.addSql(`
      create table moderation.notices (
        id uuid primary key,
        member_id uuid not null,
        report_id uuid references moderation.reports,
        at timestamptz not null,
        template text not null,
        words text,
        until timestamptz,
        read_at timestamptz,
        unique (member_id, report_id)
      )`)
    this.addSql('create index notices_newest on moderation.notices (member_id, at desc, id desc)')
  }

  /** What members ask of the team; goes with the account. One of a kind, and on the same decision, waits at a time. */
  private requests(): void {
    this.addSql(`
      create table moderation.member_requests (
        id uuid primary key,
        member_id uuid not null,
        kind text not null check (kind in ('access', 'correction', 'deletion', 'objection', 'appeal')),
        against text check (against in ('pause', 'notice')),
        notice_id uuid,
        template text,
        decided_at timestamptz,
        decided_by uuid,
        words text not null,
        status text not null default 'open' check (status in ('open', 'answered', 'withdrawn')),
        created_at timestamptz not null,
        due_at timestamptz not null check (due_at > created_at),
        closed_at timestamptz,
        outcome text check (outcome in ('granted', 'refused')),
        answer text,
        answered_by uuid check (answered_by <> member_id),
        check (answered_by <> decided_by),
        check ((kind = 'appeal') = (against is not null)),
        check ((against is not null) = (decided_at is not null)),
        check (num_nonnulls(notice_id, template) = case when against = 'notice' then 2 else 0 end),
        check ((status = 'open') = (closed_at is null)),
        check (num_nonnulls(outcome, answer, answered_by) = case when status = 'answered' then 3 else 0 end)
      )`)
    this.addSql(
      `create unique index member_requests_open on moderation.member_requests (member_id, kind, notice_id)
       nulls not distinct where status = 'open'`,
    )
    this.addSql(
      `create index member_requests_due on moderation.member_requests (due_at, id) where status = 'open'`,
    )
    this.addSql(
      `create index member_requests_closed on moderation.member_requests (closed_at desc, id desc) where status <> 'open'`,
    )
    this.addSql(
      'create index member_requests_member on moderation.member_requests (member_id, created_at desc, id desc)',
    )
  }
}
