import { demoPassword } from '@rafiq/contracts/accounts'
import { rafiqDefinitions } from '@rafiq/members'
import { directUrl, loadSettings, seedSettings, withDatabase, withEvents } from '@rafiq/service-kit'
import { databaseOptions } from './database/database-options.ts'
import { demoMembers } from './demo/demo-members.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { passwordHashMemorySetting } from './passwords/password-hash-memory.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'

/** Makes the demo members where `DEMO=true`; may be repeated. */
const settings = loadSettings(seedSettings.extend({ PASSWORD_HASH_MEMORY: passwordHashMemorySetting }))

if (settings.DEMO) {
  const members = demoMembers(await new PasswordHasher(settings).hash(demoPassword), new Date())
  await withEvents(
    { url: directUrl(settings), applicationName: 'users-seed', definitions: rafiqDefinitions },
    (events) => withDatabase(databaseOptions(settings), (em) => seedDemo(em, members, events)),
  )
}
