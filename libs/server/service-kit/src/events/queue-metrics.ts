import { Injectable } from '@nestjs/common'
import { keepAnswer } from '../health/kept-answer.ts'
import { Metrics } from '../metrics/metrics.ts'
import { PoolMetrics } from '../metrics/pool-metrics.ts'
import { Boss } from './boss.ts'
import { readQueueStates } from './queue-states.ts'
import { QueueWorkers } from './queue-workers.ts'

/** Milliseconds for which what PostgreSQL said of the queues is told to whoever reads the metrics. */
const answerLifetime = 5_000

/**
 * What waits in the queues of this service. All replicas say the same, since they share the queues: a rule takes the
 * greatest, not the sum.
 */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, pools: PoolMetrics, boss: Boss, workers: QueueWorkers) {
    pools.add('events', () => boss.pool)
    const states = keepAnswer(
      async () => readQueueStates((await boss.ready()).getDb(), workers.queues),
      answerLifetime,
    )
    metrics.gauge(
      'queue_jobs',
      'Jobs that wait by queue and state: ready, retrying after a failure, or postponed',
      ['queue', 'state'],
      async (gauge) => {
        for (const { queue, ready, retrying, postponed } of await states()) {
          gauge.set({ queue, state: 'ready' }, ready)
          gauge.set({ queue, state: 'retrying' }, retrying)
          gauge.set({ queue, state: 'postponed' }, postponed)
        }
      },
    )
    metrics.gauge(
      'queue_oldest_job_seconds',
      'For how long the job that is due for the longest time has been due, by queue',
      ['queue'],
      async (gauge) => {
        for (const { queue, oldestSeconds } of await states()) gauge.set({ queue }, oldestSeconds)
      },
    )
    metrics.gauge(
      'queue_dead_letters',
      'Jobs that failed for good and wait for a person, by queue',
      ['queue'],
      async (gauge) => {
        for (const { queue, dead } of await states()) gauge.set({ queue }, dead)
      },
    )
  }
}
