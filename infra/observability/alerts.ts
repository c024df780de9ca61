import { sloAlerts } from './burn-rate.ts'
import { eventLoopLateness } from './event-loop.ts'
import type { Alert } from './rule.ts'

/** Which services have to be there, whatever their replicas are called. */
const missing = (services: readonly string[]): string =>
  services.map((service) => `absent(process_start_time_seconds{service="${service}"})`).join(' or ')

/** Share of requests of members that were refused for coming too often. */
const refusedShare =
  'sum(rate(http_request_duration_seconds_count{service="gateway",status="429"}[15m]))' +
  ' / sum(rate(http_request_duration_seconds_count{service="gateway"}[15m]))'

/** @param services that the platform consists of */
export const alerts = (services: readonly string[]): readonly Alert[] => [
  ...sloAlerts,
  {
    alert: 'ServiceMissing',
    severity: 'page',
    expr: missing(services),
    for: '2m',
    summary: 'No replica of {{ $labels.service }} is seen.',
  },
  {
    alert: 'ReplicaDown',
    severity: 'ticket',
    expr: 'up{job="rafiq"} == 0',
    for: '5m',
    summary: '{{ $labels.instance }} has not answered for five minutes.',
  },
  {
    alert: 'ServiceRestarts',
    severity: 'ticket',
    expr: 'changes(process_start_time_seconds{job="rafiq"}[30m]) >= 3',
    summary:
      '{{ $labels.service }} at {{ $labels.instance }} was started three times or more within half an hour.',
  },
  {
    alert: 'DatabaseUnavailable',
    severity: 'page',
    expr: 'min by (service, part) (part_ready{part=~"database|events"}) == 0',
    for: '1m',
    summary: '{{ $labels.service }} does not reach PostgreSQL ({{ $labels.part }}).',
  },
  {
    alert: 'RedisUnavailable',
    severity: 'page',
    expr: 'min by (service) (part_ready{part="redis"}) == 0 or min by (service) (redis_connected) == 0',
    for: '1m',
    summary: '{{ $labels.service }} does not reach Redis.',
  },
  {
    alert: 'RedisCommandsFail',
    severity: 'ticket',
    expr:
      'sum by (service) (rate(redis_command_duration_seconds_count{outcome="failed"}[5m]))' +
      ' / sum by (service) (rate(redis_command_duration_seconds_count[5m])) > 0.01',
    for: '10m',
    summary: 'More than 1% of the commands that {{ $labels.service }} sends to Redis fail.',
  },
  {
    alert: 'DatabasePoolExhausted',
    severity: 'page',
    expr: 'min_over_time(database_pool_waiting[2m]) > 0',
    for: '3m',
    summary:
      'Callers of {{ $labels.service }} wait for a connection of the pool {{ $labels.pool }} all the time.',
  },
  {
    alert: 'QueueStalled',
    severity: 'page',
    expr: 'max by (queue) (queue_oldest_job_seconds) > 600',
    for: '5m',
    summary: 'A job of {{ $labels.queue }} has been due for more than ten minutes, and nobody begins it.',
  },
  {
    alert: 'JobsKeepFailing',
    severity: 'ticket',
    expr: 'max by (queue) (queue_jobs{state="retrying"}) > 0',
    for: '30m',
    summary: 'Jobs of {{ $labels.queue }} have been failing for half an hour.',
  },
  {
    alert: 'DeadLetters',
    severity: 'ticket',
    expr: 'max by (queue) (queue_dead_letters) > 0',
    summary: '{{ $value }} jobs of {{ $labels.queue }} failed for good.',
  },
  {
    alert: 'ChatAnnouncementsMissed',
    severity: 'ticket',
    expr: 'sum(rate(chat_messages_caught_up_total[10m])) > 0.02 * sum(rate(chat_messages_total[10m]))',
    for: '15m',
    summary: 'More than 2% of messages reach members by the catch-up, seconds late.',
  },
  {
    alert: 'EventLoopBlocked',
    severity: 'ticket',
    expr: `${eventLoopLateness('{job="rafiq"}')} > 0.25`,
    for: '10m',
    summary: '{{ $labels.service }} at {{ $labels.instance }} is late by more than 250 ms.',
  },
  {
    alert: 'RateLimitsRefuseMany',
    severity: 'ticket',
    expr: `${refusedShare} > 0.05`,
    for: '15m',
    summary: 'More than 5% of requests are refused with 429.',
  },
  {
    alert: 'DeletionsUnconfirmed',
    severity: 'ticket',
    expr: 'max by (part) (member_deletions_unconfirmed) > 0',
    for: '1h',
    summary: '{{ $labels.part }} has not confirmed {{ $value }} deletions of accounts.',
  },
  {
    alert: 'Watchdog',
    severity: 'none',
    expr: 'vector(1)',
    summary: 'Always fires: whoever does not get it has no alerts at all.',
  },
]
