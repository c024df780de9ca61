/** A past that an alert is held against. */
export interface AlertCase {
  readonly alert: string
  /** What happens in it. */
  readonly past: string
  /** Series with a value a minute, as promtool reads them: `start+step x times`. */
  readonly series: Readonly<Record<string, string>>
  /** When it is looked at. */
  readonly at: string
  /** How often rules are evaluated until then; every minute where nothing is said. */
  readonly every?: string
  /** How many of this alert fire then. */
  readonly firing: number
}

const matches = 'service="gateway",method="GET",route="/api/user/matches"'
const answers = (status: string) => `http_request_duration_seconds_count{${matches},status="${status}"}`
const replica = 'job="rafiq",instance="users-1:9090",service="users"'
/** All services, each started at second 1. */
const allServices = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [`process_start_time_seconds{job="rafiq",service="${name}"}`, '1x60']),
  )
const six = ['gateway', 'users', 'connections', 'chat', 'moderation', 'releases'] as const

/** For each alert at least one past in which it fires, and the nearest in which it does not. */
export const alertCases: readonly AlertCase[] = [
  {
    alert: 'SloBudgetBurnsFast',
    past: '2% of requests fail for an hour',
    series: { [answers('200')]: '0+980x90', [answers('503')]: '0+20x90' },
    at: '75m',
    firing: 1,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: '0.5% of requests fail for an hour',
    series: { [answers('200')]: '0+995x90', [answers('503')]: '0+5x90' },
    at: '75m',
    firing: 0,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: 'half of the few requests of a quiet night fail',
    series: { [answers('200')]: '0+0.02x90', [answers('503')]: '0+0.02x90' },
    at: '75m',
    firing: 0,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: 'requests failed, and stopped failing forty minutes ago',
    series: { [answers('200')]: '0+980x120', [answers('503')]: '0+20x65 1300x55' },
    at: '105m',
    firing: 0,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: 'every fifth answer takes longer than half a second',
    series: {
      [answers('200')]: '0+1000x90',
      [`http_request_duration_seconds_bucket{${matches},status="200",le="0.5"}`]: '0+800x90',
    },
    at: '75m',
    firing: 1,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: 'every tenth message reaches its member late',
    series: {
      chat_fanout_lag_seconds_count: '0+100x90',
      'chat_fanout_lag_seconds_bucket{le="2.5"}': '0+90x90',
    },
    at: '75m',
    firing: 1,
  },
  {
    alert: 'SloBudgetBurnsFast',
    past: 'every fifth job is begun late',
    series: {
      'job_delay_seconds_count{queue="users.send-mail"}': '0+100x90',
      'job_delay_seconds_bucket{queue="users.send-mail",le="30"}': '0+80x90',
    },
    at: '75m',
    firing: 1,
  },
  {
    alert: 'SloBudgetBurnsSlowly',
    past: '0.4% of requests fail for a day',
    series: { [answers('200')]: '0+996x1500', [answers('503')]: '0+4x1500' },
    at: '1450m',
    every: '5m',
    firing: 1,
  },
  {
    alert: 'SloBudgetBurnsSlowly',
    past: '0.05% of requests fail for a day',
    series: { [answers('200')]: '0+9995x1500', [answers('503')]: '0+5x1500' },
    at: '1450m',
    every: '5m',
    firing: 0,
  },
  {
    alert: 'ServiceMissing',
    past: 'the chat is not there',
    series: allServices(...six.filter((name) => name !== 'chat')),
    at: '5m',
    firing: 1,
  },
  {
    alert: 'ServiceMissing',
    past: 'all services are there',
    series: allServices(...six),
    at: '5m',
    firing: 0,
  },
  {
    alert: 'ReplicaDown',
    past: 'a replica does not answer for six minutes',
    series: { 'up{job="rafiq",instance="a"}': '1x2 0x10', 'up{job="rafiq",instance="b"}': '1x12' },
    at: '9m',
    firing: 1,
  },
  {
    alert: 'ReplicaDown',
    past: 'a replica does not answer for two minutes',
    series: { 'up{job="rafiq",instance="a"}': '1x2 0x2 1x10' },
    at: '9m',
    firing: 0,
  },
  {
    alert: 'ServiceRestarts',
    past: 'a service is started anew four times',
    series: { [`process_start_time_seconds{${replica}}`]: '1x4 2x4 3x4 4x4 5x4' },
    at: '20m',
    firing: 1,
  },
  {
    alert: 'ServiceRestarts',
    past: 'a release starts a service anew once',
    series: { [`process_start_time_seconds{${replica}}`]: '1x4 2x20' },
    at: '20m',
    firing: 0,
  },
  {
    alert: 'DatabaseUnavailable',
    past: 'one of two replicas does not reach PostgreSQL',
    series: {
      'part_ready{service="users",part="database",instance="a"}': '1x3 0x10',
      'part_ready{service="users",part="database",instance="b"}': '1x13',
    },
    at: '6m',
    firing: 1,
  },
  {
    alert: 'DatabaseUnavailable',
    past: 'PostgreSQL is there',
    series: { 'part_ready{service="users",part="database"}': '1x13' },
    at: '6m',
    firing: 0,
  },
  {
    alert: 'RedisUnavailable',
    past: 'the connection to Redis is gone',
    series: {
      'redis_connected{service="chat"}': '1x3 0x10',
      'part_ready{service="chat",part="redis"}': '1x13',
    },
    at: '6m',
    firing: 1,
  },
  {
    alert: 'RedisUnavailable',
    past: 'Redis is there',
    series: { 'redis_connected{service="chat"}': '1x13', 'part_ready{service="chat",part="redis"}': '1x13' },
    at: '6m',
    firing: 0,
  },
  {
    alert: 'RedisCommandsFail',
    past: 'every twentieth command fails',
    series: {
      'redis_command_duration_seconds_count{service="users",outcome="done"}': '0+95x30',
      'redis_command_duration_seconds_count{service="users",outcome="failed"}': '0+5x30',
    },
    at: '20m',
    firing: 1,
  },
  {
    alert: 'RedisCommandsFail',
    past: 'one command in a thousand fails',
    series: {
      'redis_command_duration_seconds_count{service="users",outcome="done"}': '0+999x30',
      'redis_command_duration_seconds_count{service="users",outcome="failed"}': '0+1x30',
    },
    at: '20m',
    firing: 0,
  },
  {
    alert: 'DatabasePoolExhausted',
    past: 'somebody waits for a connection all the time',
    series: { 'database_pool_waiting{service="users",pool="requests"}': '3x20' },
    at: '10m',
    firing: 1,
  },
  {
    alert: 'DatabasePoolExhausted',
    past: 'somebody waits now and then',
    series: { 'database_pool_waiting{service="users",pool="requests"}': '3 0 3 0 3 0 3 0 3 0 3 0 3 0 3' },
    at: '10m',
    firing: 0,
  },
  {
    alert: 'QueueStalled',
    past: 'a job is due for longer and longer, as both replicas say',
    series: {
      'queue_oldest_job_seconds{queue="users.send-mail",instance="a"}': '0+60x30',
      'queue_oldest_job_seconds{queue="users.send-mail",instance="b"}': '0+60x30',
    },
    at: '20m',
    firing: 1,
  },
  {
    alert: 'QueueStalled',
    past: 'jobs wait for two minutes',
    series: { 'queue_oldest_job_seconds{queue="users.send-mail"}': '120x30' },
    at: '20m',
    firing: 0,
  },
  {
    alert: 'JobsKeepFailing',
    past: 'jobs are tried again for half an hour',
    series: { 'queue_jobs{queue="users.send-mail",state="retrying"}': '2x60' },
    at: '35m',
    firing: 1,
  },
  {
    alert: 'JobsKeepFailing',
    past: 'many jobs wait, and none fails',
    series: {
      'queue_jobs{queue="users.send-mail",state="retrying"}': '0x60',
      'queue_jobs{queue="users.send-mail",state="ready"}': '500x60',
    },
    at: '35m',
    firing: 0,
  },
  {
    alert: 'DeadLetters',
    past: 'a job failed for good',
    series: { 'queue_dead_letters{queue="moderation.mail-notice"}': '0x2 1x10' },
    at: '5m',
    firing: 1,
  },
  {
    alert: 'DeadLetters',
    past: 'no job failed for good',
    series: { 'queue_dead_letters{queue="moderation.mail-notice"}': '0x10' },
    at: '5m',
    firing: 0,
  },
  {
    alert: 'ChatAnnouncementsMissed',
    past: 'every tenth message comes by the catch-up',
    series: { chat_messages_total: '0+100x60', chat_messages_caught_up_total: '0+10x60' },
    at: '40m',
    firing: 1,
  },
  {
    alert: 'ChatAnnouncementsMissed',
    past: 'one message in a hundred comes by the catch-up',
    series: { chat_messages_total: '0+100x60', chat_messages_caught_up_total: '0+1x60' },
    at: '40m',
    firing: 0,
  },
  {
    alert: 'EventLoopBlocked',
    past: 'the event loop is late by half a second for a quarter of an hour',
    series: { [`nodejs_eventloop_lag_p99_seconds{${replica}}`]: '0.5x30' },
    at: '15m',
    firing: 1,
  },
  {
    alert: 'EventLoopBlocked',
    past: 'the event loop is late by 20 ms',
    series: { [`nodejs_eventloop_lag_p99_seconds{${replica}}`]: '0.02x30' },
    at: '15m',
    firing: 0,
  },
  {
    alert: 'RateLimitsRefuseMany',
    past: 'every tenth request is refused',
    series: { [answers('200')]: '0+900x60', [answers('429')]: '0+100x60' },
    at: '40m',
    firing: 1,
  },
  {
    alert: 'RateLimitsRefuseMany',
    past: 'one request in a hundred is refused',
    series: { [answers('200')]: '0+990x60', [answers('429')]: '0+10x60' },
    at: '40m',
    firing: 0,
  },
  {
    alert: 'DeletionsUnconfirmed',
    past: 'the chat has not confirmed a deletion for two hours',
    series: { 'member_deletions_unconfirmed{part="chat"}': '1x150' },
    at: '120m',
    firing: 1,
  },
  {
    alert: 'DeletionsUnconfirmed',
    past: 'every deletion is confirmed',
    series: { 'member_deletions_unconfirmed{part="chat"}': '0x150' },
    at: '120m',
    firing: 0,
  },
  { alert: 'Watchdog', past: 'nothing happens', series: {}, at: '1m', firing: 1 },
]
