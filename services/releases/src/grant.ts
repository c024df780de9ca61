import { readFileSync } from 'node:fs'
import { remoteNameSchema } from '@rafiq/platform-contracts'
import {
  connectionOptions,
  databaseSettings,
  loadSettings,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'
import { PublishKeys } from './teams/publish-keys.ts'
import { PublishTokens } from './teams/publish-tokens.ts'

const remote = remoteNameSchema.safeParse(process.argv[2])
const keyFile = process.argv[3]
if (!remote.success || keyFile === undefined) {
  process.stderr.write('Say which remote, and where its public key is: node grant.js <remote> <key.pem>\n')
  process.exit(1)
}
const clock = new SystemClock()
const token = await withDatabase(
  releasesDatabase(connectionOptions(loadSettings(databaseSettings))),
  async (em) => {
    await new PublishKeys(em, clock).register(remote.data, readFileSync(keyFile, 'utf8'))
    return new PublishTokens(em, clock).grant(remote.data)
  },
)
process.stdout.write(`${token}\n`)
