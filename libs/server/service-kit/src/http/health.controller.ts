import { Controller, Get, HttpStatus, Res, ServiceUnavailableException } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { HealthCheckService, type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus'
import type { FastifyReply } from 'fastify'
import { keepAnswer } from '../health/kept-answer.ts'
import { Readiness, shuttingDown } from '../health/readiness.ts'
import { Public } from '../sessions/route-demands.ts'

/** How long an answer of the checks is given to all who ask, in milliseconds: anybody may ask, and each asks every part. */
const answerLifetime = 1_000

interface Answer {
  readonly status: HttpStatus
  readonly body: unknown
}

@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  private readonly answer = keepAnswer(() => this.check(), answerLifetime)

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** Whether the process lives: no dependency is asked, so that nobody restarts it because PostgreSQL is unavailable. */
  @Get('healthz')
  live(): { status: 'ok' } {
    return { status: 'ok' }
  }

  /** Whether it can serve: 200, or 503 with the part that is down, as of the last second. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    if (this.readiness.draining) {
      reply.status(HttpStatus.SERVICE_UNAVAILABLE)
      return { status: shuttingDown }
    }
    const { status, body } = await this.answer()
    reply.status(status)
    return body
  }

  private async check(): Promise<Answer> {
    const states = await this.readiness.states()
    const checks = states.map(
      ([part, ready]) =>
        () =>
          this.indicate(part, ready),
    )
    try {
      return { status: HttpStatus.OK, body: await this.health.check(checks) }
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error
      return { status: HttpStatus.SERVICE_UNAVAILABLE, body: error.getResponse() }
    }
  }

  private indicate(part: string, ready: boolean): HealthIndicatorResult {
    const indicator = this.indicators.check(part)
    return ready ? indicator.up() : indicator.down()
  }
}
