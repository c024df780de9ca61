import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { Sockets } from './sockets.ts'

/**
 * Knows whether other replicas are there, so that a lone one need not publish each message to Redis. The interval is as
 * long as a new replica may get messages by the catch-up only.
 */
@Injectable()
export class CountReplicas extends PeriodicTask {
  constructor(private readonly sockets: Sockets) {
    super({ name: 'counting replicas', interval: 1_000 })
  }

  protected override run(): Promise<void> {
    return this.sockets.countReplicas()
  }
}
