import type { DatabaseOptions } from '@rafiq/service-kit'
import { ConnectionRecord } from '../connections/connection-record.entity.ts'
import { Migration20261121020000Connections } from './migrations/migration-20261121020000-connections.ts'
import { Migration20261121030000Sessions } from './migrations/migration-20261121030000-sessions.ts'
import { Migration20261121230000Blocks } from './migrations/migration-20261121230000-blocks.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: { DATABASE_URL: string; DATABASE_POOL: number }): DatabaseOptions {
  return {
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    schema: 'connections',
    entities: [ConnectionRecord],
    migrations: [
      Migration20261121020000Connections,
      Migration20261121030000Sessions,
      Migration20261121230000Blocks,
    ],
  }
}
