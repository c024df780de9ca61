import { Injectable } from '@nestjs/common'
import { Metrics } from '@rafiq/service-kit'
import { Counter } from 'prom-client'
import { Sockets } from '../sockets/sockets.ts'
import { timeOf } from './message-time.ts'

/** Seconds; what no announcement brought comes with the catch-up, within a few. */
const lagBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What this process did and holds. */
@Injectable()
export class ChatMetrics {
  readonly messages: Counter
  readonly caughtUp: Counter
  private readonly fanOutLag: ReturnType<Metrics['histogram']>

  constructor(metrics: Metrics, sockets: Sockets) {
    const { registry } = metrics
    this.messages = new Counter({
      name: 'chat_messages_total',
      help: 'Messages that this process stored and announced',
      registers: [registry],
    })
    this.caughtUp = new Counter({
      name: 'chat_messages_caught_up_total',
      help: 'Messages that the catch-up found, since no announcement came',
      registers: [registry],
    })
    this.fanOutLag = metrics.histogram(
      'chat_fanout_lag_seconds',
      'From the id of a message, which the database made, until it went to a socket of this process',
      [],
      lagBuckets,
    )
    metrics.gauge('chat_sockets', 'Open sockets of this process', [], (gauge) => gauge.set(sockets.count))
  }

  /** A message went to a socket. By two clocks, the database's and this machine's: nothing goes out before it is there. */
  sent(messageId: string, now: number): void {
    this.fanOutLag.observe(Math.max(0, now - timeOf(messageId)) / 1_000)
  }
}
