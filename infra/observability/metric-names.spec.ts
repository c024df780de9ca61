import { expect, test } from '@jest/globals'
import { exportedMetrics, metricsIn } from './metric-names.ts'

test.each([
  ['up{job="rafiq"} == 0', ['up']],
  ['max by (queue) (queue_jobs{state="ready"}) > 1', ['queue_jobs']],
  ['histogram_quantile(0.99, sum by (le) (rate(a_bucket{route!~"/x|/y"}[5m])))', ['a_bucket']],
  ['slo:bad:rate5m and on (slo) slo:all:rate5m', ['slo:bad:rate5m', 'slo:all:rate5m']],
  ['vector(0.999)', []],
  ['1 - avg_over_time(a[1h]) * 3600', ['a']],
])('series in %s are found by their names', (expression, names) => {
  expect(metricsIn(expression)).toEqual(names)
})

test('exported metrics are those of code and of the library, a histogram under its three names', () => {
  const path = 'a.ts'
  const text = `metrics.gauge(\n  'chat_sockets', 'x', [])\nnew Counter({\n name: 'jobs_total' })\nmetrics.histogram('a_seconds', 'x', [])`
  const exported = exportedMetrics([{ path, text }], ["const x = 'nodejs_eventloop_lag_p99_seconds';"])
  for (const name of ['chat_sockets', 'jobs_total', 'a_seconds_bucket', 'nodejs_eventloop_lag_p99_seconds'])
    expect(exported).toContain(name)
  expect(exported).not.toContain('chat')
})
