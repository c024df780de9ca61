import type { DatabaseOptions } from '@rafiq/service-kit'
import { Migration20261121190000Accounts } from './migrations/migration-20261121190000-accounts.ts'
import { Migration20261121230000Reports } from './migrations/migration-20261121230000-reports.ts'
import { Migration20261122000000InactiveOrders } from './migrations/migration-20261122000000-inactive-orders.ts'
import { Migration20261122030000PausesApart } from './migrations/migration-20261122030000-pauses-apart.ts'

/** This service's part of the database: its schema and migrations. Everything is read and written by statements. */
export function databaseOptions(settings: { DATABASE_URL: string; DATABASE_POOL: number }): DatabaseOptions {
  return {
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    schema: 'moderation',
    entities: [],
    migrations: [
      Migration20261121190000Accounts,
      Migration20261121230000Reports,
      Migration20261122000000InactiveOrders,
      Migration20261122030000PausesApart,
    ],
  }
}
