import { Controller, Get, HttpStatus, Res, ServiceUnavailableException } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { HealthCheckService, type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus'
import type { FastifyReply } from 'fastify'
import { Readiness, type ReadinessCheck } from '../health/readiness.ts'
import { Public } from '../sessions/route-demands.ts'

/** A check that takes longer counts as down, in milliseconds. */
const checkTimeout = 3_000

@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** Whether the process lives: no dependency is asked, so that nobody restarts it because PostgreSQL is away. */
  @Get('healthz')
  live(): { status: 'ok' } {
    return { status: 'ok' }
  }

  /** Whether it can serve: 200, or 503 with the part that is down. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    if (this.readiness.draining) {
      reply.status(HttpStatus.SERVICE_UNAVAILABLE)
      return { status: 'shutting_down' }
    }
    try {
      return await this.health.check(
        [...this.readiness.checks].map(
          ([part, check]) =>
            () =>
              this.indicate(part, check),
        ),
      )
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error
      reply.status(HttpStatus.SERVICE_UNAVAILABLE)
      return error.getResponse()
    }
  }

  private async indicate(part: string, check: ReadinessCheck): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(part)
    const deadline = Promise.withResolvers<never>()
    const timer = setTimeout(() => deadline.reject(new Error('timeout')), checkTimeout)
    try {
      await Promise.race([check(), deadline.promise])
      return indicator.up()
    } catch {
      return indicator.down()
    } finally {
      clearTimeout(timer)
    }
  }
}
