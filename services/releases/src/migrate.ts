import { databaseSettings, loadSettings, runMigrations } from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'

const { DATABASE_URL } = loadSettings(databaseSettings)
await runMigrations(releasesDatabase(DATABASE_URL))
