import { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { type DatabaseOptions, ormOptions } from './orm-options.ts'

/** Milliseconds: a migration may rewrite a table, but must not queue behind a lock and block everybody. */
const statement = 15 * 60_000
const limits = { connect: 10_000, silence: statement + 60_000 }
const session = {
  statement_timeout: statement,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * Brings the service's schema up to date and answers the names of what was applied. Two at once wait for each other.
 * The schema itself is made by whoever may make it.
 */
export async function runMigrations(options: DatabaseOptions): Promise<string[]> {
  const url = options.directUrl ?? options.url
  const lock = new pg.Client({
    connectionString: url,
    // Whoever migrates at the same time is waited for.
    statement_timeout: statement,
    lock_timeout: statement,
    connectionTimeoutMillis: limits.connect,
    application_name: `${options.schema}-migrations`,
  })
  await lock.connect()
  try {
    // Held until this connection ends, also by a crash.
    await lock.query('select pg_advisory_lock(hashtextextended($1, 0))', [`migrations:${options.schema}`])
    const orm = await MikroORM.init(ormOptions({ ...options, url, pool: 2 }, { limits, session }))
    try {
      const applied = await orm.migrator.up()
      return applied.map(({ name }) => name)
    } finally {
      await orm.close(true)
    }
  } finally {
    await lock.end()
  }
}
