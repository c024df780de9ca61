import { databaseSettings, loadSettings, runMigrations } from '@rafiq/service-kit'
import { databaseOptions } from './database/database-options.ts'

await runMigrations(databaseOptions(loadSettings(databaseSettings)))
