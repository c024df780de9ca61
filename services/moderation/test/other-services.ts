import type { Registration } from '@rafiq/contracts/members'
import {
  BuiltService,
  freePort,
  openAll,
  type RegisteredMember,
  serviceEnvironment,
  type TestStorage,
  UsersProcess,
  waitUntil,
} from '@rafiq/testing'

export type Beside = 'connections' | 'chat'

interface Parts extends TestStorage {
  users: UsersProcess
  beside: ReadonlyMap<Beside, BuiltService>
  urls: { CONNECTIONS_URL: string; CHAT_URL: string }
  close: () => Promise<void>
}

/** The services that this one asks, as they are built, in processes of their own, and who uses them. */
export class OtherServices {
  static readonly names = ['users', 'connections', 'chat'] as const
  readonly users: UsersProcess
  readonly #parts: Parts

  private constructor(parts: Parts) {
    this.users = parts.users
    this.#parts = parts
  }

  /**
   * @param moderationUrl where the users service asks what is held there
   * @param beside which of the others run; nobody is where one does not
   */
  static start(
    storage: TestStorage,
    moderationUrl: string,
    beside: readonly Beside[] = ['connections', 'chat'],
  ): Promise<OtherServices> {
    return openAll(async (opened) => {
      const { database, redis } = storage
      const ports = { connections: await freePort(), chat: await freePort() }
      const CONNECTIONS_URL = `http://127.0.0.1:${ports.connections}`
      const CHAT_URL = `http://127.0.0.1:${ports.chat}`
      const others = { CONNECTIONS_URL, CHAT_URL, MODERATION_URL: moderationUrl }
      const users = await UsersProcess.start(database, redis, others)
      opened.closing(() => users.stop())
      const running = new Map<Beside, BuiltService>()
      for (const name of beside) {
        const env = {
          ...serviceEnvironment(name, redis),
          USERS_URL: users.url,
          CONNECTIONS_URL,
        }
        const service = await BuiltService.start(name, database, env, ports[name])
        opened.closing(() => service.stop())
        running.set(name, service)
      }
      const urls = { CONNECTIONS_URL, CHAT_URL }
      return new OtherServices({ ...storage, users, beside: running, urls, close: () => opened.close() })
    })
  }

  /** Where they are, or would be. */
  get urls(): Parts['urls'] {
    return this.#parts.urls
  }

  get connections(): BuiltService {
    return this.#running('connections')
  }

  get chat(): BuiltService {
    return this.#running('chat')
  }

  #running(name: Beside): BuiltService {
    const service = this.#parts.beside.get(name)
    if (!service) throw new Error(`The ${name} service does not run beside this one.`)
    return service
  }

  stop(): Promise<void> {
    return this.#parts.close()
  }

  member(overrides: Partial<Registration> = {}): Promise<RegisteredMember> {
    return this.users.member(overrides)
  }

  /** A member of the team, whose account came to be known here as one. */
  async staff(role: 'moderator' | 'admin'): Promise<RegisteredMember> {
    const staff = await this.users.signedIn(role)
    await this.users.consent(staff, true)
    await waitUntil('the role is known', async () => {
      const known = 'select from moderation.accounts where member_id = $1 and role = $2'
      return (await this.#parts.database.query(known, [staff.id, role])).length > 0
    })
    return staff
  }
}
