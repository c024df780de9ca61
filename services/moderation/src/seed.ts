import { reportableMemberSchema } from '@rafiq/contracts/moderation'
import { loadSettings, NotFoundError, seedSettings, withDatabase } from '@rafiq/service-kit'
import { databaseOptions } from './database/database-options.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { callJson } from './services/call-json.ts'
import { moderationSettings } from './settings.ts'

/** A few reports for the demo moderator's queue where `DEMO=true`; may be repeated. Asks the users service, which runs. */
const settings = loadSettings(
  seedSettings.extend(moderationSettings.pick({ USERS_URL: true, SERVICE_CREDENTIAL: true }).shape),
)

const { DEMO, USERS_URL, SERVICE_CREDENTIAL: credential } = settings

async function find(memberId: string, reporterId: string) {
  const url = new URL(`/internal/members/${memberId}/reportable?reporterId=${reporterId}`, USERS_URL)
  try {
    return await callJson({ url, method: 'GET', credential }, reportableMemberSchema)
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

if (DEMO) await withDatabase(databaseOptions(settings), (em) => seedDemo(em, new Date(), find))
