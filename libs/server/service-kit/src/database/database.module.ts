import { MikroORM } from '@mikro-orm/core'
import { MikroOrmModule } from '@mikro-orm/nestjs'
import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common'
import type { Pool } from 'pg'
import { Readiness } from '../health/readiness.ts'
import { PoolMetrics } from '../metrics/pool-metrics.ts'
import { type DatabaseOptions, ormOptions } from './orm-options.ts'

/** Injection token of what is known of the ORM's pool. */
const ORM_POOL = Symbol('ORM_POOL')

interface OrmPool {
  pool?: Pool
}

/** Adds PostgreSQL to what `/readyz` asks, and its connections to the metrics. */
@Module({})
class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly readiness: Readiness,
    private readonly pools: PoolMetrics,
    @Inject(ORM_POOL) private readonly created: OrmPool,
  ) {}

  onModuleInit(): void {
    this.readiness.add('database', async () => {
      await this.orm.em.fork().getConnection().execute('select 1')
    })
    this.pools.add('requests', () => this.created.pool)
  }
}

/**
 * MikroORM on PostgreSQL. Injectable: `EntityManager` of @mikro-orm/postgresql, one per request (and per job). The
 * service starts without PostgreSQL and recovers with it.
 */
export async function databaseModule(options: DatabaseOptions): Promise<DynamicModule> {
  const created: OrmPool = {}
  const behaviour = { onPoolCreated: (pool: Pool) => Object.assign(created, { pool }) }
  const orm = await MikroOrmModule.forRoot({
    ...ormOptions(options, behaviour),
    registerRequestContext: false,
  })
  return {
    module: DatabaseModule,
    imports: [orm],
    providers: [{ provide: ORM_POOL, useValue: created }],
  }
}
