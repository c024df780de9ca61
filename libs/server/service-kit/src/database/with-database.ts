import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type DatabaseOptions, ormOptions } from './orm-options.ts'

/** Runs a script's work on a service's database, on one connection, and closes it whatever happens. */
export async function withDatabase<T>(
  options: DatabaseOptions,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init(ormOptions({ ...options, pool: 1 }))
  try {
    return await work(orm.em.fork())
  } finally {
    await orm.close(true)
  }
}
