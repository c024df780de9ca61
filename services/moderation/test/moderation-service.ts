import { createTestApp, EventBus, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  type AppCall,
  callApp,
  createTestDatabase,
  freePort,
  openAll,
  openTestStorage,
  type SwitchableProxy,
  serviceEnvironment,
  switchableProxy,
  type TestedParts,
  TestedService,
  untilReady,
} from '@rafiq/testing'
import { ModerationServiceModule } from '../src/app.module.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { moderationSettings } from '../src/settings.ts'
import { type Beside, OtherServices } from './other-services.ts'

interface Parts extends TestedParts {
  others: OtherServices
  usersProxy: SwitchableProxy
}

interface StartOptions {
  beside?: readonly Beside[]
  before?: (others: OtherServices) => Promise<unknown>
}

/** The moderation service as it runs, beside the real users (which `usersProxy` leads to) and connections services. */
export class ModerationService extends TestedService {
  readonly others: OtherServices
  readonly usersProxy: SwitchableProxy

  private constructor(parts: Parts) {
    super(parts)
    this.others = parts.others
    this.usersProxy = parts.usersProxy
  }

  /**
   * @param options.beside which services run besides the users service; both unless told
   * @param options.before what happens while this service has never run
   */
  static start({ beside, before }: StartOptions = {}): Promise<ModerationService> {
    return openAll(async (opened) => {
      const storage = await openTestStorage(opened, await createTestDatabase(OtherServices.names))
      const { database, redis } = storage
      const port = await freePort()
      const others = await OtherServices.start(storage, `http://127.0.0.1:${port}`, beside)
      opened.closing(() => others.stop())
      const usersProxy = await switchableProxy(others.users.url)
      opened.closing(() => usersProxy.unplug())
      await before?.(others)
      const settings = parseSettings(moderationSettings, {
        ...serviceEnvironment('moderation', redis),
        DATABASE_URL: database.urlFor('moderation'),
        USERS_URL: usersProxy.url,
        ...others.urls,
      })
      await runMigrations(databaseOptions(settings))
      const run = async () => {
        const module = ModerationServiceModule.forRoot(settings)
        const app = await createTestApp({ name: 'moderation', module, settings })
        await app.listen(port, '127.0.0.1')
        await untilReady(app.get(EventBus))
        return app
      }
      const close = () => opened.close()
      const service = new ModerationService({ run, close, database, redis, others, usersProxy })
      await service.up()
      return service
    })
  }

  /** @param path whole, or below `/api/moderator/` */
  override call(method: Parameters<typeof callApp>[1], path: string, options: AppCall = {}) {
    return super.call(method, path.startsWith('/') ? path : `/api/moderator/${path}`, options)
  }

  /** Accounts as this service knows them, by what it holds. */
  account(id: string): Promise<Record<string, unknown> | undefined> {
    return this.database
      .query('select * from moderation.accounts where member_id = $1', [id])
      .then(([row]) => row)
  }

  audit(id: string): Promise<{ action: string; actor: string | null; details: object }[]> {
    return this.database.query(
      'select action, actor_id as actor, details from audit.entries where subject_id = $1 order by at, id',
      [id],
    )
  }
}
