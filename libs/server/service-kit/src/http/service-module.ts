import { type DynamicModule, Module, type Type } from '@nestjs/common'
import { PassportModule } from '@nestjs/passport'
import { TerminusModule } from '@nestjs/terminus'
import { Clock } from '../clock.ts'
import { WorkContext } from '../context/work-context.ts'
import { Readiness } from '../health/readiness.ts'
import type { Logger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { PoolMetrics } from '../metrics/pool-metrics.ts'
import { ReadinessMetrics } from '../metrics/readiness-metrics.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { LOGGER, SETTINGS } from '../tokens.ts'
import { HealthController } from './health.controller.ts'

export type ServiceRoot = Type<unknown> | DynamicModule | Promise<DynamicModule>

interface ServiceModuleOptions {
  module: ServiceRoot
  settings: ServiceSettings
  logger: Logger
  clock: Clock
}

/** The root of every service: what all of them have, around the service's own module. */
@Module({})
export class ServiceModule {
  static forRoot({ module, settings, logger, clock }: ServiceModuleOptions): DynamicModule {
    return {
      module: ServiceModule,
      global: true,
      imports: [TerminusModule.forRoot({ logger: false }), PassportModule, module],
      controllers: [HealthController],
      providers: [
        Readiness,
        Metrics,
        PoolMetrics,
        ReadinessMetrics,
        { provide: SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: logger },
        { provide: Clock, useValue: clock },
        WorkContext,
      ],
      exports: [Readiness, Metrics, PoolMetrics, WorkContext, SETTINGS, LOGGER, Clock],
    }
  }
}
