import type { Constructor, EntityName, MigrationObject } from '@mikro-orm/core'
import { type Migration, Migrator } from '@mikro-orm/migrations'
import { defineConfig } from '@mikro-orm/postgresql'
import { type ConnectionLimits, poolLimits, requestLimits } from './connection-limits.ts'

export interface DatabaseOptions {
  url: string
  /** The schema that this service's role owns; also its search path. */
  schema: string
  entities: readonly EntityName[]
  /** In the order they were written; their class names sort by that order (`Migration20261121…`). */
  migrations?: readonly (Constructor<Migration> | MigrationObject)[]
  /** Connections at most; 10 where nothing is said. */
  pool?: number
  /** Shown in `pg_stat_activity`. */
  applicationName?: string
}

/** The ORM's options of a service: nothing connects before the first query, values are never logged. */
export function ormOptions(options: DatabaseOptions, limits: ConnectionLimits = requestLimits) {
  return defineConfig({
    clientUrl: options.url,
    schema: options.schema,
    entities: [...options.entities],
    extensions: [Migrator],
    migrations: {
      tableName: 'migrations',
      schema: options.schema,
      migrationsList: [...(options.migrations ?? [])],
      snapshot: false,
      // Roles own their schema and nothing else: `session_replication_role` is the superuser's.
      disableForeignKeys: false,
    },
    schemaGenerator: { disableForeignKeys: false },
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: options.pool ?? 10, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...poolLimits(limits),
      application_name: options.applicationName ?? options.schema,
      options: `-c search_path=${options.schema},public`,
    },
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  })
}
