const figures = ['role', 'is_active', 'paused_by_staff', 'phone_share_consent']
const columns = figures.join(', ')

const addCounts = (changes: string): string => `
  insert into moderation.account_counts (${columns}, accounts)
  select ${columns}, sum(change) from (${changes}) as changes
  group by ${columns} having sum(change) <> 0
  on conflict (${columns}) do update set accounts = account_counts.accounts + excluded.accounts;`

const addDays = (changes: string): string => `
  insert into moderation.account_days (day, joined, deleted, remaining)
  select (at at time zone 'Asia/Riyadh')::date as day, sum(joined), sum(deleted), sum(remaining)
  from (${changes}) as changes group by 1
  on conflict (day) do update
  set joined = account_days.joined + excluded.joined, deleted = account_days.deleted + excluded.deleted,
      remaining = account_days.remaining + excluded.remaining;`

/**
 * Figures that are always right and never counted anew: accounts by what the panel tells apart, and by the day (in
 * Riyadh) on which they came and went; `remaining` are those of the day who are still there. Triggers keep them in the
 * transaction that changes the copy.
 */
export const countsDdl: readonly string[] = [
  `create table moderation.account_counts (
    role text not null,
    is_active boolean not null,
    paused_by_staff boolean not null,
    phone_share_consent boolean not null,
    accounts bigint not null,
    primary key (${columns})
  )`,
  `create table moderation.account_days (
    day date primary key,
    joined bigint not null,
    deleted bigint not null,
    remaining bigint not null
  )`,
  `create function moderation.count_new_accounts() returns trigger language plpgsql as $$ begin
    ${addCounts(`select ${columns}, 1 as change from new_rows where not deleted`)}
    ${addDays('select created_at as at, 1 as joined, 0 as deleted, 1 as remaining from new_rows where not deleted')}
    return null;
  end $$`,
  `create function moderation.count_changed_accounts() returns trigger language plpgsql as $$ begin
    ${addCounts(`
      select ${columns}, 1 as change from new_rows where not deleted
      union all select ${columns}, -1 from old_rows where not deleted`)}
    ${addDays(`
      select old_rows.created_at as at, 0 as joined, 0 as deleted, -1 as remaining
      from new_rows join old_rows using (member_id) where new_rows.deleted and not old_rows.deleted
      union all
      select new_rows.deleted_at, 0, 1, 0
      from new_rows join old_rows using (member_id) where new_rows.deleted and not old_rows.deleted`)}
    return null;
  end $$`,
  `create trigger count_new after insert on moderation.accounts
    referencing new table as new_rows for each statement execute function moderation.count_new_accounts()`,
  `create trigger count_changed after update on moderation.accounts
    referencing old table as old_rows new table as new_rows
    for each statement execute function moderation.count_changed_accounts()`,
]
