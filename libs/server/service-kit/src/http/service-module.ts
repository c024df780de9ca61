import { MikroORM } from '@mikro-orm/core'
import { type DynamicModule, Module, type Type } from '@nestjs/common'
import { PassportModule } from '@nestjs/passport'
import { TerminusModule } from '@nestjs/terminus'
import { Clock } from '../clock.ts'
import { HealthController } from '../health/health.controller.ts'
import { Readiness } from '../health/readiness.ts'
import type { Logger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { LOGGER, SETTINGS } from '../tokens.ts'

export type ServiceRoot = Type<unknown> | DynamicModule | Promise<DynamicModule>

/** Injection token of the ORM, or null in a service without a database. */
export const ORM = Symbol('ORM')

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
        { provide: SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: logger },
        { provide: Clock, useValue: clock },
        {
          provide: ORM,
          useFactory: (orm?: MikroORM) => orm ?? null,
          inject: [{ token: MikroORM, optional: true }],
        },
      ],
      exports: [Readiness, Metrics, SETTINGS, LOGGER, Clock],
    }
  }
}
