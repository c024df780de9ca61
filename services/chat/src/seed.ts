import { loadSettings, seedSettings, withDatabase } from '@rafiq/service-kit'
import { databaseOptions } from './database/database-options.ts'
import { seedDemo } from './demo/seed-demo.ts'

/** The chat of the two test members where `DEMO=true`; may be repeated. */
const settings = loadSettings(seedSettings)

if (settings.DEMO) await withDatabase(databaseOptions(settings), (em) => seedDemo(em, new Date()))
