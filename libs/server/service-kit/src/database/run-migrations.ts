import { setTimeout } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { type DatabaseOptions, ormOptions } from './orm-options.ts'

/**
 * Milliseconds. Whoever waits for a lock on a table makes everybody behind wait too: requests give up after two seconds
 * (`role-settings.ts`), so a migration does after one, and comes again.
 */
const statement = 15 * 60_000
const limits = { connect: 10_000, silence: statement + 60_000 }
const session = {
  statement_timeout: statement,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 60_000,
}
const retry = { attempts: 60, pause: 2_000 }
const lockNotAvailable = '55P03'

/** What was applied before a lock could not be had stays; the migration that wanted it begins anew. */
async function upToDate(orm: MikroORM, attempt = 1): Promise<string[]> {
  const before = (await orm.migrator.getExecuted()).length
  try {
    await orm.migrator.up()
  } catch (error) {
    if ((error as { code?: unknown }).code !== lockNotAvailable || attempt >= retry.attempts) throw error
    await setTimeout(retry.pause)
    const done = (await orm.migrator.getExecuted()).slice(before).map(({ name }) => name)
    return [...done, ...(await upToDate(orm, attempt + 1))]
  }
  return (await orm.migrator.getExecuted()).slice(before).map(({ name }) => name)
}

/**
 * Brings the service's schema up to date and answers the names of what was applied. Two at once wait for each other.
 * The schema itself is made by whoever may make it.
 *
 * @throws Error where the connection that holds the lock is lost: another run may then begin
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
  const lost = new Promise<never>((_, reject) => {
    lock.on('error', (cause) =>
      reject(new Error(`The lock of the migrations of ${options.schema} was lost.`, { cause })),
    )
  })
  lost.catch(() => undefined)
  await lock.connect()
  try {
    // Held until this connection ends, also by a crash.
    await lock.query('select pg_advisory_lock(hashtextextended($1, 0))', [`migrations:${options.schema}`])
    const orm = await MikroORM.init(ormOptions({ ...options, url, pool: 2 }, { limits, session }))
    try {
      return await Promise.race([upToDate(orm), lost])
    } finally {
      await orm.close(true)
    }
  } finally {
    await lock.end()
  }
}
