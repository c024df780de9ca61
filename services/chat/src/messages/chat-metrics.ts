import { Injectable } from '@nestjs/common'
import { Metrics } from '@rafiq/service-kit'
import { Counter, Gauge } from 'prom-client'
import { Sockets } from '../sockets/sockets.ts'

/** What this process did and holds. */
@Injectable()
export class ChatMetrics {
  readonly messages: Counter
  readonly caughtUp: Counter

  constructor({ registry }: Metrics, sockets: Sockets) {
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
    new Gauge({
      name: 'chat_sockets',
      help: 'Open sockets of this process',
      registers: [registry],
      collect() {
        this.set(sockets.count)
      },
    })
  }
}
