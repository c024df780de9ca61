import { Injectable } from '@nestjs/common'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; a page's calls should end up in the first buckets. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Seconds; a job that nobody announced is found within two. */
const delayBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/**
 * Milliseconds between two looks at how late the event loop is; a lag that is told has them in it, and alert and dashboard take
 * them off (`infra/observability/event-loop.ts`). At the library's 10 a process that does nothing wakes up a hundred times
 * a second, a fifth of what it takes of a processor.
 */
const eventLoopInterval = 50

/** Sets the gauge's values anew, when somebody reads the metrics. */
type Collect<Label extends string> = (gauge: Gauge<Label>) => void | Promise<void>

/** The process's Prometheus registry. Labels are route patterns and names from code, never ids or people's data. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()
  readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Requests by method, route pattern and status',
    ['method', 'route', 'status'],
    durationBuckets,
  )
  readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Handled jobs and events by queue and outcome',
    labelNames: ['queue', 'outcome'] as const,
    registers: [this.registry],
  })
  readonly jobDelays = this.histogram(
    'job_delay_seconds',
    'From when a job or an event was due until it was begun for the first time, by queue',
    ['queue'],
    delayBuckets,
  )
  private readonly failures = new Counter({
    name: 'metric_failures_total',
    help: 'Readings that lack a metric, since what it tells could not be found out',
    labelNames: ['metric'] as const,
    registers: [this.registry],
  })

  /**
   * A figure that goes up and down, made once.
   *
   * @param collect asked at each reading; what it cannot find out is missing from that reading, which goes on
   */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect?: Collect<Label>,
  ): Gauge<Label> {
    const { failures } = this
    return new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      ...(collect && {
        async collect(this: Gauge<Label>) {
          this.reset()
          try {
            await collect(this)
          } catch {
            this.reset()
            failures.inc({ metric: name })
          }
        },
      }),
    })
  }

  /** How long something takes, in seconds, made once. */
  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[] = durationBuckets,
  ): Histogram<Label> {
    return new Histogram({
      name,
      help,
      labelNames: [...labelNames],
      buckets: [...buckets],
      registers: [this.registry],
    })
  }

  /** Memory, event loop and garbage collection of this process; every figure bears the service's name from here on. */
  collectProcessMetrics(service: string): void {
    this.registry.setDefaultLabels({ service })
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: eventLoopInterval })
  }
}
