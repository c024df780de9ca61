import { Injectable } from '@nestjs/common'
import { keepAnswer } from '../health/kept-answer.ts'
import { Readiness } from '../health/readiness.ts'
import { Metrics } from './metrics.ts'

/** Milliseconds for which an answer of the parts is told to whoever reads the metrics. */
const answerLifetime = 2_000

/** Whether each part that the process needs is there, for those who are told by a figure and not by a probe. */
@Injectable()
export class ReadinessMetrics {
  constructor(metrics: Metrics, readiness: Readiness) {
    const states = keepAnswer(() => readiness.states(), answerLifetime)
    metrics.gauge(
      'part_ready',
      'Whether a part that the process needs is there: 1 or 0',
      ['part'],
      async (gauge) => {
        for (const [part, ready] of await states()) gauge.set({ part }, ready ? 1 : 0)
      },
    )
  }
}
