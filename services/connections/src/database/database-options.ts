import { connectionOptions, type DatabaseOptions } from '@rafiq/service-kit'
import { Migration20261121020000Connections } from './initial-migration.ts'
import { entities } from './tables.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: Parameters<typeof connectionOptions>[0]): DatabaseOptions {
  return {
    ...connectionOptions(settings),
    schema: 'connections',
    entities,
    migrations: [Migration20261121020000Connections],
  }
}
