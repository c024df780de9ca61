import { MikroORM } from '@mikro-orm/postgresql'
import { booleanSetting, databaseSettings, loadSettings } from '@rafiq/service-kit'
import { z } from 'zod'
import { databaseOptions } from './database/database-options.ts'
import { seedDemo } from './demo/seed-demo.ts'

/** The chat of the two test members where `DEMO=true`, which `loadSettings` refuses in production; may be repeated. */
const settings = loadSettings(
  databaseSettings.extend({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DEMO: booleanSetting.default(false),
  }),
)

if (settings.DEMO) {
  const { url, entities } = databaseOptions(settings)
  const orm = await MikroORM.init({
    clientUrl: url,
    schema: 'chat',
    entities: [...entities],
    pool: { max: 1 },
  })
  try {
    await seedDemo(orm.em.fork(), new Date())
  } finally {
    await orm.close()
  }
}
