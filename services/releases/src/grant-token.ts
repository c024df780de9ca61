import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import { remoteNameSchema } from '@rafiq/contracts'
import { databaseSettings, loadSettings, SystemClock } from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'
import { PublishTokens } from './tokens/publish-tokens.ts'

const remote = remoteNameSchema.safeParse(process.argv[2])
if (!remote.success) {
  process.stderr.write('Say which remote the token is for: node grant-token.js <remote>\n')
  process.exit(1)
}
const { url, schema, entities } = releasesDatabase(loadSettings(databaseSettings).DATABASE_URL)
const orm = await MikroORM.init(defineConfig({ clientUrl: url, schema, entities: [...entities] }))
try {
  const token = await new PublishTokens(orm.em, new SystemClock()).grant(remote.data)
  process.stdout.write(`${token}\n`)
} finally {
  await orm.close(true)
}
