import { auditOwner, auditSchema, databaseServices, serviceRole } from './roles.ts'

const services = databaseServices.map(serviceRole).join(', ')
/** For so long an entry says where its actor was, as a hash. */
const addressDays = 90
/** Entries that hold a hash of an address. */
const namesAddress = `address_hash is not null or (action = 'sign-in.failed' and details -> 'from' <> '[]')`
const word = '[a-z]+(-[a-z]+)*'

/**
 * The audit log, as an administrator makes it; safe to repeat. A service may add an entry in its own transaction and
 * nothing else: it gives neither id nor time nor its own name, and reads nothing. Moderation alone reads. Nobody who
 * serves requests may change, remove or empty it; only that an entry forgets the hash of an address after its time.
 *
 * Beside it lies the trail of releases, which teams are in as well: the releases service adds to it and reads it, no more.
 */
export const auditStatements: readonly string[] = [
  `create schema if not exists ${auditSchema} authorization ${auditOwner}`,
  `create table if not exists ${auditSchema}.entries (
    id uuid primary key default uuidv7(),
    at timestamptz not null default clock_timestamp(),
    service text not null default current_user,
    actor_id uuid,
    actor_role text not null check (actor_role in ('user', 'moderator', 'admin', 'releases', 'system')),
    action text not null check (action ~ '^${word}[.]${word}$'),
    subject_kind text not null check (subject_kind ~ '^${word}$'),
    subject_id uuid,
    details jsonb not null check (jsonb_typeof(details) = 'object'),
    request_id text check (length(request_id) <= 64),
    address_hash text check (length(address_hash) <= 16),
    check ((actor_id is null) = (actor_role = 'system'))
  )`,
  `create index if not exists entries_address on ${auditSchema}.entries (at) where ${namesAddress}`,
  `create index if not exists entries_subject on ${auditSchema}.entries (subject_id, at desc, id desc)
    where subject_id is not null`,
  `create index if not exists entries_actor on ${auditSchema}.entries (actor_id, at desc, id desc)
    where actor_id is not null`,
  // Whom a look showed beside its subject: they are named in the details.
  `create index if not exists entries_details on ${auditSchema}.entries using gin (details jsonb_path_ops)`,
  `create index if not exists entries_newest on ${auditSchema}.entries (at desc, id desc)`,
  `alter table ${auditSchema}.entries owner to ${auditOwner}`,
  `revoke all on ${auditSchema}.entries from public, ${services}`,
  `grant usage on schema ${auditSchema} to ${services}`,
  `grant insert (actor_id, actor_role, action, subject_kind, subject_id, details, request_id, address_hash)
    on ${auditSchema}.entries to ${services}`,
  `grant select on ${auditSchema}.entries to ${serviceRole('moderation')}`,
  // The one change that an entry sees: where somebody was is nobody's business after this long.
  `create or replace function ${auditSchema}.forget_addresses() returns void
    language sql security definer set search_path = '' as $$
      update ${auditSchema}.entries
      set address_hash = null,
        details = case when action = 'sign-in.failed' then details || '{"from": []}' else details end
      where (${namesAddress}) and at < now() - interval '${addressDays} days'
    $$`,
  `alter function ${auditSchema}.forget_addresses() owner to ${auditOwner}`,
  `revoke all on function ${auditSchema}.forget_addresses() from public, ${services}`,
  `grant execute on function ${auditSchema}.forget_addresses() to ${serviceRole('users')}`,
  `create table if not exists ${auditSchema}.release_entries (
    id uuid primary key,
    action text not null,
    actor text not null,
    remote text not null,
    version text,
    channel text,
    commit text,
    detail text,
    at timestamptz not null
  )`,
  `create index if not exists release_entries_remote on ${auditSchema}.release_entries (remote, at)`,
  `alter table ${auditSchema}.release_entries owner to ${auditOwner}`,
  `revoke all on ${auditSchema}.release_entries from public, ${services}`,
  `grant insert, select on ${auditSchema}.release_entries to ${serviceRole('releases')}`,
]
