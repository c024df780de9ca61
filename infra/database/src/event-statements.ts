import { deadLetterOf, type EventAccessMap, queuesOf, subscriptionsOf } from './event-access.ts'
import { type DatabaseService, databaseServices, eventsOwner, eventsSchema, serviceRole } from './roles.ts'

const services = databaseServices.map(serviceRole).join(', ')
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const list = (values: readonly string[]): string => `array[${values.map(text).join(', ')}]::text[]`

/** Rows of these belong to the service whose queue they name; partitions are asked by name, so each has its policies. */
const guarded = ['job', 'job_common', 'queue'] as const

/** What pg-boss writes of a queue while it serves it: options at the start, then counts and times of maintenance. */
const queueColumns = [
  ...[
    'retry_limit',
    'retry_delay',
    'retry_backoff',
    'retry_delay_max',
    'expire_seconds',
    'retention_seconds',
  ],
  ...['deletion_seconds', 'warning_queued', 'heartbeat_seconds', 'notify', 'dead_letter', 'updated_on'],
  ...['deferred_count', 'queued_count', 'ready_count', 'active_count', 'failed_count', 'total_count'],
  ...['singletons_active', 'ready_history', 'monitor_claim_on', 'monitor_on', 'maintain_on'],
]

const revocations = [
  `revoke all on all tables in schema ${eventsSchema} from public, ${services}`,
  `revoke all on all sequences in schema ${eventsSchema} from public, ${services}`,
  `revoke all on all functions in schema ${eventsSchema} from public, ${services}`,
  // Revoking a table leaves what was granted on its columns.
  `revoke update (${queueColumns}) on ${eventsSchema}.queue from ${services}`,
]

/** What is sent before its service first started, and set how its queue works, is tried for about a day as well. */
const untilConfigured = {
  policy: 'standard',
  retryLimit: 300,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 60,
  notify: true,
}

function declareQueue(queue: string): string[] {
  const dead = deadLetterOf(queue)
  const options = JSON.stringify({ ...untilConfigured, deadLetter: dead })
  return [
    `select ${eventsSchema}.create_queue(${text(dead)}, '{"policy": "standard"}')`,
    `select ${eventsSchema}.create_queue(${text(queue)}, ${text(options)})`,
  ]
}

function declareQueues(access: EventAccessMap): string[] {
  const subscriptions = Object.values(access).flatMap(subscriptionsOf)
  const queues = [
    ...subscriptions.map(({ queue }) => queue),
    ...Object.values(access).flatMap(({ jobs }) => jobs),
  ]
  const declared = `select * from unnest(${list(subscriptions.map(({ event }) => event))}, ${list(subscriptions.map(({ queue }) => queue))})`
  return [
    ...queues.flatMap(declareQueue),
    `delete from ${eventsSchema}.subscription where (event, name) not in (${declared})`,
    `insert into ${eventsSchema}.subscription (event, name) ${declared} on conflict do nothing`,
  ]
}

/** Whose login it is; a second one, while a password is replaced, is the same role's. */
const publisher = "regexp_replace(session_user::text, '_second$', '')"

/**
 * How a service publishes: whoever signed in must be a publisher of the event, and its consumers' queues get it in the
 * transaction that asks. So nobody needs to see, let alone fill, another service's queue. The columns are those that
 * pg-boss 12 fills when it sends by a queue's own options.
 */
function publishFunction(access: EventAccessMap): string {
  const publishers = databaseServices.flatMap((service) =>
    access[service].publishes.map((event) => `${serviceRole(service)} ${event}`),
  )
  return `create or replace function ${eventsSchema}.publish(event_name text, payload jsonb) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $publish$
    declare
      consumer text;
    begin
      if ${publisher} || ' ' || event_name <> all (${list(publishers)}) then
        raise insufficient_privilege using message = format('%s does not publish %s', ${publisher}, event_name);
      end if;
      for consumer in
        insert into ${eventsSchema}.job (name, data, start_after, created_on, keep_until, expire_seconds,
          deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
          heartbeat_seconds)
        select q.name, payload, ${eventsSchema}.job_now(), ${eventsSchema}.job_now(),
          ${eventsSchema}.job_now() + q.retention_seconds * interval '1 s', q.expire_seconds, q.deletion_seconds,
          q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
          q.heartbeat_seconds
        from ${eventsSchema}.subscription s join ${eventsSchema}.queue q on q.name = s.name
        where s.event = event_name
        returning name
      loop
        perform pg_notify('pgboss_' || left(encode(sha224(${text(eventsSchema)}), 'hex'), 24), consumer);
      end loop;
    end
    $publish$`
}

function rowPolicies(service: DatabaseService, access: EventAccessMap): string[] {
  const role = serviceRole(service)
  const own = `name = any (${list(queuesOf(access[service]))})`
  return guarded.flatMap((table) => [
    `drop policy if exists ${role} on ${eventsSchema}.${table}`,
    `create policy ${role} on ${eventsSchema}.${table} to ${role} using (${own}) with check (${own})`,
  ])
}

/**
 * The queues of events, and what each service may do with them, as an administrator makes it over pg-boss's tables; safe to
 * repeat. A service works on its own queues and publishes what is its own to publish; how queues are made, who hears
 * of what and what runs by the clock is nobody's who serves requests.
 */
export function eventStatements(access: EventAccessMap): string[] {
  return [
    ...declareQueues(access),
    publishFunction(access),
    `alter function ${eventsSchema}.publish owner to ${eventsOwner}`,
    ...revocations,
    ...guarded.map((table) => `alter table ${eventsSchema}.${table} enable row level security`),
    ...databaseServices.flatMap((service) => rowPolicies(service, access)),
    `grant usage on schema ${eventsSchema} to ${services}`,
    `grant select, insert, update, delete on ${eventsSchema}.job, ${eventsSchema}.job_common to ${services}`,
    `grant select, update (${queueColumns}) on ${eventsSchema}.queue to ${services}`,
    // Whose turn it is to count; and dependencies between jobs, of which there are none to be cleared away.
    `grant select, update (flow_on, monitor_backoff_on) on ${eventsSchema}.version to ${services}`,
    `grant select, delete on ${eventsSchema}.job_dependency to ${services}`,
    `grant execute on function ${eventsSchema}.publish, ${eventsSchema}.job_now to ${services}`,
  ]
}
