import { readFileSync } from 'node:fs'
import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import { remoteNameSchema } from '@rafiq/contracts'
import { databaseSettings, loadSettings, SystemClock } from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'
import { PublishKeys } from './keys/publish-keys.ts'
import { PublishTokens } from './tokens/publish-tokens.ts'

const remote = remoteNameSchema.safeParse(process.argv[2])
const keyFile = process.argv[3]
if (!remote.success || keyFile === undefined) {
  process.stderr.write('Say which remote, and where its public key is: node grant.js <remote> <key.pem>\n')
  process.exit(1)
}
const { url, schema, entities } = releasesDatabase(loadSettings(databaseSettings).DATABASE_URL)
const orm = await MikroORM.init(defineConfig({ clientUrl: url, schema, entities: [...entities] }))
try {
  const clock = new SystemClock()
  await new PublishKeys(orm.em, clock).register(remote.data, readFileSync(keyFile, 'utf8'))
  process.stdout.write(`${await new PublishTokens(orm.em, clock).grant(remote.data)}\n`)
} finally {
  await orm.close(true)
}
