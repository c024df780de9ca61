import { MikroORM } from '@mikro-orm/core'
import { MikroOrmModule } from '@mikro-orm/nestjs'
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common'
import { Readiness } from '../health/readiness.ts'
import { type DatabaseOptions, ormOptions } from './orm-options.ts'

/** Adds PostgreSQL to what `/readyz` asks. */
@Module({})
class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.readiness.add('database', async () => {
      await this.orm.em.fork().getConnection().execute('select 1')
    })
  }
}

/**
 * MikroORM on PostgreSQL. Injectable: `EntityManager` of @mikro-orm/postgresql, one per request (and per job). The
 * service starts without PostgreSQL and recovers with it.
 */
export async function databaseModule(options: DatabaseOptions): Promise<DynamicModule> {
  const orm = await MikroOrmModule.forRoot({ ...ormOptions(options), registerRequestContext: false })
  return { module: DatabaseModule, imports: [orm] }
}
