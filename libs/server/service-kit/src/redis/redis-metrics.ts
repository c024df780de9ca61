import { Injectable } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { Metrics } from '../metrics/metrics.ts'
import { startPart } from '../tracing/tracing.ts'

type SendCommand = Redis['sendCommand']

/** Seconds; within a data centre a command takes less than one millisecond. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2]

/** Answers that are no failure: a script is sent as a whole only where Redis does not have it yet. */
const isExpected = (error: unknown): boolean => error instanceof Error && error.message.startsWith('NOSCRIPT')

/** How the process's connection to Redis does: whether it is there, how long commands take, and how many fail. */
@Injectable()
export class RedisMetrics {
  private readonly commands: ReturnType<Metrics['histogram']>

  constructor(private readonly metrics: Metrics) {
    this.commands = metrics.histogram(
      'redis_command_duration_seconds',
      'Commands to Redis by outcome: done or failed',
      ['outcome'],
      buckets,
    )
  }

  /** Measures each command of a client from here on; a pipeline's commands one by one. */
  measure(redis: Redis): Redis {
    this.metrics.gauge('redis_connected', 'Whether the connection to Redis is there: 1 or 0', [], (gauge) =>
      gauge.set(redis.status === 'ready' ? 1 : 0),
    )
    const send = redis.sendCommand.bind(redis)
    redis.sendCommand = (...args: Parameters<SendCommand>): ReturnType<SendCommand> => {
      const started = performance.now()
      const { name } = args[0]
      const span = startPart(`Redis ${name}`, 'client', {
        'db.system.name': 'redis',
        'db.operation.name': name,
      })
      const observe = (outcome: 'done' | 'failed', failure?: unknown) => {
        this.commands.observe({ outcome }, (performance.now() - started) / 1_000)
        span?.end(failure)
      }
      args[0].promise.then(
        () => observe('done'),
        (error: unknown) => (isExpected(error) ? observe('done') : observe('failed', error)),
      )
      return send(...args)
    }
    return redis
  }
}
