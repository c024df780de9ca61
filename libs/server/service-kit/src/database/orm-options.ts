import type { Constructor, EntityName, MigrationObject } from '@mikro-orm/core'
import { type Migration, Migrator } from '@mikro-orm/migrations'
import { defineConfig } from '@mikro-orm/postgresql'
import type { ClientConfig, Pool } from 'pg'
import { type ConnectionLimits, poolLimits, requestLimits } from './connection-limits.ts'

type SessionParameters = Pick<
  ClientConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>

export interface DatabaseOptions {
  url: string
  /** The same without a pooler between: for migrations, which hold a lock of the session. */
  directUrl?: string
  /** The schema that this service's role owns; the role has it as its search path. */
  schema: string
  entities: readonly EntityName[]
  /** In the order they were written; their class names sort by that order (`Migration20261121…`). */
  migrations?: readonly (Constructor<Migration> | MigrationObject)[]
  /** Connections at most; 4 where nothing is said. */
  pool?: number
  /** Shown in `pg_stat_activity`. */
  applicationName?: string
}

interface ConnectionBehaviour {
  limits?: ConnectionLimits
  /** Parameters of each connection, where the role's own do not fit and nothing pools between. */
  session?: SessionParameters
  /** Told of the pool once there is one. */
  onPoolCreated?: (pool: Pool) => void
}

/** The ORM's options of a service: nothing connects before the first query, values are never logged. */
export function ormOptions(
  options: DatabaseOptions,
  { limits = requestLimits, session = {}, onPoolCreated }: ConnectionBehaviour = {},
) {
  return defineConfig({
    clientUrl: options.url,
    schema: options.schema,
    entities: [...options.entities],
    extensions: [Migrator],
    migrations: {
      // In the schema above; named here once more, it would rule out migrations without a transaction.
      tableName: 'migrations',
      migrationsList: [...(options.migrations ?? [])],
      snapshot: false,
      // Each migration is a transaction of its own, so that none holds the locks of another.
      allOrNothing: false,
      // Roles own their schema and nothing else: `session_replication_role` is the superuser's.
      disableForeignKeys: false,
    },
    schemaGenerator: { disableForeignKeys: false },
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: options.pool ?? 4, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...poolLimits(limits),
      ...session,
      ...(onPoolCreated && { onPoolCreated }),
      application_name: options.applicationName ?? options.schema,
    },
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  })
}
