/** What members are promised, as a share of good events over 30 days. */
export interface Slo {
  readonly name: string
  /** In one sentence, for people. */
  readonly promise: string
  /** Share of good events, as in the promise. */
  readonly objective: number
  /** Events a second that were not good, over five minutes. */
  readonly bad: string
  /** All events a second, over five minutes. */
  readonly all: string
}

/** Probes are nobody's requests, and the registry's long polls wait on purpose. */
const ofMembers = 'service="gateway",route!~"/healthz|/readyz|/api/releases/.*"'

const rate = (series: string) => `sum(rate(${series}[5m]))`

/** Where nothing was bad so far there is no such series. */
const orNone = (expression: string) => `(${expression} or vector(0))`

/** All events of a histogram but those of the bucket that is fast enough. */
const slower = (histogram: string, selector: string, bound: string) => {
  const within = selector === '' ? `le="${bound}"` : `${selector},le="${bound}"`
  return `${rate(selector === '' ? `${histogram}_count` : `${histogram}_count{${selector}}`)} - ${rate(`${histogram}_bucket{${within}}`)}`
}

export const slos: readonly Slo[] = [
  {
    name: 'api-availability',
    promise: '99.9% of requests are answered without a 5xx status',
    objective: 0.999,
    bad: orNone(rate(`http_request_duration_seconds_count{${ofMembers},status=~"5.."}`)),
    all: rate(`http_request_duration_seconds_count{${ofMembers}}`),
  },
  {
    name: 'api-latency',
    promise: '99% of requests are answered within half a second',
    objective: 0.99,
    bad: slower('http_request_duration_seconds', ofMembers, '0.5'),
    all: rate(`http_request_duration_seconds_count{${ofMembers}}`),
  },
  {
    name: 'chat-delivery',
    promise: '99.9% of messages reach a connected member within 2.5 seconds of being stored',
    objective: 0.999,
    bad: slower('chat_fanout_lag_seconds', '', '2.5'),
    all: rate('chat_fanout_lag_seconds_count'),
  },
  {
    name: 'jobs-begin',
    promise: '99.5% of jobs and events are begun within 30 seconds of being due',
    objective: 0.995,
    bad: slower('job_delay_seconds', '', '30'),
    all: rate('job_delay_seconds_count'),
  },
]
