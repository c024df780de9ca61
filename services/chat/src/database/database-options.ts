import { connectionOptions, type DatabaseOptions } from '@rafiq/service-kit'
import { Migration20261121030000Chat } from './initial-migration.ts'
import { entities } from './tables.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: Parameters<typeof connectionOptions>[0]): DatabaseOptions {
  return {
    ...connectionOptions(settings),
    schema: 'chat',
    entities,
    migrations: [Migration20261121030000Chat],
  }
}
