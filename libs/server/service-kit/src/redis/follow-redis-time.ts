import { Injectable } from '@nestjs/common'
import { Redis } from 'ioredis'
import { Clock, SystemClock } from '../clock.ts'
import { PeriodicTask } from '../tasks/periodic-task.ts'

/** Milliseconds. */
const interval = 10_000
/** By less than this clocks differ anyway, in milliseconds: it is not worth a step. */
const tolerance = 250
/** A difference in milliseconds that an operator has to know of. */
const notable = 5_000

/**
 * Keeps this process on Redis' time: when a session ends must not depend on which replica is asked, and one whose clock
 * is put forward by half an hour would end them all.
 */
@Injectable()
export class FollowRedisTime extends PeriodicTask {
  #told = false

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    super({ name: 'synchronising the clock with Redis', interval })
  }

  override async run(): Promise<void> {
    if (!(this.clock instanceof SystemClock)) return
    const asked = performance.now()
    const [seconds, microseconds] = await this.redis.time()
    const sinceAnswer = (performance.now() - asked) / 2
    const time = Number(seconds) * 1_000 + Number(microseconds) / 1_000 + sinceAnswer
    const ahead = this.clock.now().getTime() - time
    this.clock.set(Math.abs(ahead) > tolerance + sinceAnswer ? new Date(time) : this.clock.now())
    this.tell(Date.now() - time)
  }

  private tell(machineAhead: number): void {
    const differs = Math.abs(machineAhead) > notable
    if (differs && !this.#told) {
      const fields = { secondsAhead: Math.round(machineAhead / 1_000) }
      this.logger.warn(fields, 'clock of this machine differs from that of Redis, sessions follow Redis')
    }
    this.#told = differs
  }
}
