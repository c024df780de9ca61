/**
 * The copy of all accounts, and its indexes: one for each order of the list, ended by the id so that a page begins in
 * the index; small ones for what few accounts are; trigrams for a part of an address. Measured by
 * `npm run bench:moderation`. A deleted account leaves an id that names nobody, so that no late event revives it.
 */
export const accountsDdl: readonly string[] = [
  `create table moderation.accounts (
    member_id uuid primary key,
    version integer not null,
    deleted boolean not null default false,
    deleted_at timestamptz,
    email text collate "C",
    name text collate "und-x-icu",
    location text,
    role text,
    is_active boolean,
    paused_by_staff boolean,
    phone_share_consent boolean,
    created_at timestamptz,
    sessions_valid_from timestamptz,
    check (case when deleted
      then num_nonnulls(email, name, location, role, is_active, paused_by_staff, phone_share_consent, created_at,
                        sessions_valid_from) = 0
      else num_nulls(email, role, is_active, paused_by_staff, phone_share_consent, created_at,
                     sessions_valid_from) = 0 end)
  )`,
  // How common a part of an address is decides between walking an order and looking trigrams up.
  'alter table moderation.accounts alter column email set statistics 1000',
  `create index accounts_newest on moderation.accounts (created_at desc, member_id desc) where not deleted`,
  `create index accounts_email on moderation.accounts (email, member_id) where not deleted`,
  `create index accounts_name on moderation.accounts (coalesce(name, ''), member_id) where not deleted`,
  `create index accounts_email_parts on moderation.accounts using gin (email moderation.gin_trgm_ops)
    where not deleted`,
  `create index accounts_staff on moderation.accounts (role, created_at desc, member_id desc)
    where not deleted and role <> 'user'`,
  `create index accounts_inactive on moderation.accounts (created_at desc, member_id desc)
    where not deleted and not is_active`,
  `create index accounts_paused_by_staff on moderation.accounts (created_at desc, member_id desc)
    where not deleted and paused_by_staff`,
  // Who is inactive, in the other two orders: few beside all, so that walking one of those for them passes many by. Both
  // also answer how many of them a part of an address finds, without a look at the table.
  `create index accounts_inactive_email on moderation.accounts (email, member_id)
    where not deleted and not is_active`,
  `create index accounts_inactive_name on moderation.accounts (coalesce(name, ''), member_id) include (name, email)
    where not deleted and not is_active`,
]
