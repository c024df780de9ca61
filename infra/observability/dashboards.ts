import { eventLoopLateness } from './event-loop.ts'
import { slos } from './slos.ts'

/** How Grafana writes a figure. */
type Unit = 'reqps' | 's' | 'percentunit' | 'short' | 'bytes' | 'ops' | 'bool_yes_no'

interface Panel {
  readonly title: string
  readonly unit: Unit
  /** Legend and query. */
  readonly queries: Readonly<Record<string, string>>
}

export interface Dashboard {
  readonly uid: string
  readonly title: string
  readonly panels: readonly Panel[]
}

const quantile = (share: number, by: string, buckets: string) =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${buckets}[5m])))`

const requests = 'http_request_duration_seconds'

/** What members notice, and whether it keeps the promises. */
const promises: Dashboard = {
  uid: 'rafiq-promises',
  title: 'Rafiq: promises to members',
  panels: [
    {
      title: `Error budget left of 30 days (${slos.map(({ name }) => name).join(', ')})`,
      unit: 'percentunit',
      queries: { '{{slo}}': 'slo:error_budget_remaining:30d' },
    },
    {
      title: 'Budget spent, times too fast, by the hour',
      unit: 'short',
      queries: { '{{slo}}': 'slo:burn_rate:1h' },
    },
    {
      title: 'Requests of members by status',
      unit: 'reqps',
      queries: { '{{status}}': `sum by (status) (rate(${requests}_count{service="gateway"}[5m]))` },
    },
    {
      title: 'Answers to members',
      unit: 's',
      queries: {
        half: quantile(0.5, '', `${requests}_bucket{service="gateway"}`),
        '99%': quantile(0.99, '', `${requests}_bucket{service="gateway"}`),
      },
    },
    {
      title: 'Messages a second, and those that the catch-up brought',
      unit: 'ops',
      queries: {
        stored: 'sum(rate(chat_messages_total[5m]))',
        'caught up': 'sum(rate(chat_messages_caught_up_total[5m]))',
      },
    },
    {
      title: 'From a stored message to a socket',
      unit: 's',
      queries: {
        half: quantile(0.5, '', 'chat_fanout_lag_seconds_bucket'),
        '99%': quantile(0.99, '', 'chat_fanout_lag_seconds_bucket'),
      },
    },
    { title: 'Open sockets', unit: 'short', queries: { '{{instance}}': 'chat_sockets' } },
    {
      title: 'Requests refused for coming too often, by route',
      unit: 'reqps',
      queries: {
        '{{method}} {{route}}': `sum by (method, route) (rate(${requests}_count{service="gateway",status="429"}[5m]))`,
      },
    },
  ],
}

/** What each service does and stands on. */
const services: Dashboard = {
  uid: 'rafiq-services',
  title: 'Rafiq: services',
  panels: [
    {
      title: 'Requests by service',
      unit: 'reqps',
      queries: { '{{service}}': `sum by (service) (rate(${requests}_count[5m]))` },
    },
    {
      title: 'Slowest routes (99%)',
      unit: 's',
      queries: {
        '{{service}} {{route}}': `topk(10, ${quantile(0.99, 'service, route', `${requests}_bucket`)})`,
      },
    },
    {
      title: 'Answers of 500 and above, by route',
      unit: 'reqps',
      queries: {
        '{{service}} {{route}} {{status}}': `sum by (service, route, status) (rate(${requests}_count{status=~"5.."}[5m]))`,
      },
    },
    {
      title: 'Parts that are there',
      unit: 'bool_yes_no',
      queries: { '{{service}} {{part}}': 'min by (service, part) (part_ready)' },
    },
    {
      title: 'Processor',
      unit: 'percentunit',
      queries: { '{{service}} {{instance}}': 'rate(process_cpu_seconds_total[5m])' },
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: { '{{service}} {{instance}}': 'process_resident_memory_bytes' },
    },
    {
      title: 'Event loop, late by (99%)',
      unit: 's',
      queries: { '{{service}} {{instance}}': eventLoopLateness() },
    },
    {
      title: 'Connections to PostgreSQL in use, of those allowed',
      unit: 'percentunit',
      queries: {
        '{{service}} {{pool}}':
          'max by (service, pool) (database_pool_connections{state="used"}) / max by (service, pool) (database_pool_limit)',
      },
    },
    {
      title: 'Callers that wait for a connection',
      unit: 'short',
      queries: { '{{service}} {{pool}}': 'sum by (service, pool) (database_pool_waiting)' },
    },
    {
      title: 'Commands to Redis (99%)',
      unit: 's',
      queries: { '{{service}}': quantile(0.99, 'service', 'redis_command_duration_seconds_bucket') },
    },
    {
      title: 'Commands to Redis that fail',
      unit: 'ops',
      queries: {
        '{{service}}': 'sum by (service) (rate(redis_command_duration_seconds_count{outcome="failed"}[5m]))',
      },
    },
  ],
}

/** What is done later: events between services, and jobs. */
const queues: Dashboard = {
  uid: 'rafiq-queues',
  title: 'Rafiq: events and jobs',
  panels: [
    {
      title: 'Jobs that are due',
      unit: 'short',
      queries: { '{{queue}}': 'max by (queue) (queue_jobs{state="ready"})' },
    },
    {
      title: 'The oldest that is due',
      unit: 's',
      queries: { '{{queue}}': 'max by (queue) (queue_oldest_job_seconds)' },
    },
    {
      title: 'Jobs that failed and are tried again',
      unit: 'short',
      queries: { '{{queue}}': 'max by (queue) (queue_jobs{state="retrying"})' },
    },
    {
      title: 'Dead letters',
      unit: 'short',
      queries: { '{{queue}}': 'max by (queue) (queue_dead_letters)' },
    },
    {
      title: 'From due to begun (99%)',
      unit: 's',
      queries: { '{{queue}}': quantile(0.99, 'queue', 'job_delay_seconds_bucket') },
    },
    {
      title: 'Handled',
      unit: 'ops',
      queries: { '{{queue}} {{outcome}}': 'sum by (queue, outcome) (rate(jobs_total[5m]))' },
    },
    {
      title: 'Deletions of accounts that a part has not confirmed',
      unit: 'short',
      queries: { '{{part}}': 'max by (part) (member_deletions_unconfirmed)' },
    },
  ],
}

export const dashboards: readonly Dashboard[] = [promises, services, queues]
