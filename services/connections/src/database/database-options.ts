import type { DatabaseOptions } from '@rafiq/service-kit'
import { Migration20261121020000Connections } from './migrations/migration-20261121020000-connections.ts'
import { entities } from './tables.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: { DATABASE_URL: string; DATABASE_POOL: number }): DatabaseOptions {
  return {
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    schema: 'connections',
    entities,
    migrations: [Migration20261121020000Connections],
  }
}
