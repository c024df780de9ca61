/** What staff told members; goes with the account. A report tells each of its two sides once. */
export const noticesDdl: readonly string[] = [
  `create table moderation.notices (
    id uuid primary key,
    member_id uuid not null,
    report_id uuid references moderation.reports,
    at timestamptz not null,
    template text not null,
    words text,
    until timestamptz,
    read_at timestamptz,
    unique (member_id, report_id)
  )`,
  'create index notices_newest on moderation.notices (member_id, at desc, id desc)',
]
