import { createTestApp, EventBus, ManualClock, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  createTestDatabase,
  freePort,
  openAll,
  openTestStorage,
  type RegisteredMember,
  type SwitchableProxy,
  serviceEnvironment,
  switchableProxy,
  type TestedParts,
  TestedService,
  type TestStorage,
  UsersProcess,
  untilReady,
} from '@rafiq/testing'
import { ConnectionsServiceModule } from '../src/app.module.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { connectionsSettings } from '../src/settings.ts'

interface Parts extends TestedParts {
  users: UsersProcess
  line: SwitchableProxy
  clock: ManualClock
}

/** The connections service as it runs, beside the real users service, which `line` leads to. */
export class ConnectionsService extends TestedService {
  readonly users: UsersProcess
  readonly line: SwitchableProxy
  readonly clock: ManualClock

  private constructor(parts: Parts) {
    super(parts)
    this.users = parts.users
    this.line = parts.line
    this.clock = parts.clock
  }

  static start(
    environment: Record<string, string> = {},
    beside: (
      storage: TestStorage,
    ) => Promise<{ CHAT_URL?: string; MODERATION_URL?: string }> = async () => ({}),
  ): Promise<ConnectionsService> {
    return openAll(async (opened) => {
      const { database, redis } = await openTestStorage(opened, await createTestDatabase(['users']))
      const others = await beside({ database, redis })
      const port = await freePort()
      const CONNECTIONS_URL = `http://127.0.0.1:${port}`
      const users = await UsersProcess.start(database, redis, { CONNECTIONS_URL, ...others })
      opened.closing(() => users.stop())
      const line = await switchableProxy(users.url)
      opened.closing(() => line.unplug())
      const settings = parseSettings(connectionsSettings, {
        ...serviceEnvironment('connections', redis),
        DATABASE_URL: database.urlFor('connections'),
        USERS_URL: line.url,
        ...environment,
      })
      await runMigrations(databaseOptions(settings))
      const clock = new ManualClock()
      const run = async () => {
        const module = ConnectionsServiceModule.forRoot(settings)
        const app = await createTestApp({ name: 'connections', module, settings, clock })
        await app.listen(port, '127.0.0.1')
        await untilReady(app.get(EventBus))
        return app
      }
      const close = () => opened.close()
      const service = new ConnectionsService({ run, close, database, redis, users, line, clock })
      await service.up()
      return service
    })
  }

  contact(member: RegisteredMember, matchedUserId: string) {
    const body = { userId: member.id, matchedUserId, status: 'contacted' }
    return this.call('POST', '/api/whatsapp-connections', { token: member.token, body })
  }

  settle(member: RegisteredMember, matchedUserId: string, status: string) {
    const path = `/api/whatsapp-connections/${member.id}/${matchedUserId}`
    return this.call('PATCH', path, { token: member.token, body: { status } })
  }

  /** The kind no to whoever made the contact. */
  decline({ token }: { token?: string }, userId: string, body: unknown = { status: 'declined' }) {
    const path = `/api/users/connections/received/${userId}`
    return this.call('PUT', path, { ...(token !== undefined && { token }), body })
  }

  history({ token }: RegisteredMember) {
    return this.call('GET', '/api/users/connections', { token })
  }

  limit({ token }: RegisteredMember) {
    return this.call('GET', '/api/user/match-limit', { token })
  }
}
