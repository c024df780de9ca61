import { z } from 'zod'
import { loadSettings } from '../settings/load-settings.ts'
import { databaseSettings } from '../settings/schemas.ts'
import { migrateEvents } from './migrate-events.ts'

/** `node dist/events/migrate.js`: migrates the schema `events` as its owner and grants it to the services' roles. */
const settings = loadSettings(
  databaseSettings.pick({ DATABASE_URL: true }).extend({
    EVENTS_GRANT_TO: z.string().min(1).describe('roles of the services, comma-separated'),
  }),
)

await migrateEvents({ url: settings.DATABASE_URL, grantTo: settings.EVENTS_GRANT_TO.split(',') })
