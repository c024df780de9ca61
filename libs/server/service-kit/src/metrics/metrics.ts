import { Injectable } from '@nestjs/common'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; a page's calls should end up in the first buckets. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The process's Prometheus registry. Labels are route patterns and names from code, never ids or people's data. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBuckets,
    registers: [this.registry],
  })
  readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Handled jobs and events by queue and outcome',
    labelNames: ['queue', 'outcome'] as const,
    registers: [this.registry],
  })

  /** A figure that goes up and down, made once. */
  gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.registry] })
  }

  /** Memory, event loop and garbage collection of this process. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry })
  }
}
