import { connectionOptions, databaseSettings, loadSettings, runMigrations } from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'

await runMigrations(releasesDatabase(connectionOptions(loadSettings(databaseSettings))))
