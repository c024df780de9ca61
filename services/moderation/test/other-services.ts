import type { Registration } from '@rafiq/contracts/members'
import {
  BuiltService,
  freePort,
  opening,
  type RegisteredMember,
  serviceEnvironment,
  type TestStorage,
  UsersProcess,
  waitUntil,
} from '@rafiq/testing'

interface Parts extends TestStorage {
  users: UsersProcess
  connections: BuiltService
  chat: BuiltService
  close: () => Promise<void>
}

/** The services that this one asks, as they are built, in processes of their own, and who uses them. */
export class OtherServices {
  static readonly names = ['users', 'connections', 'chat'] as const
  readonly users: UsersProcess
  readonly connections: BuiltService
  readonly chat: BuiltService
  readonly #parts: Parts

  private constructor(parts: Parts) {
    this.users = parts.users
    this.connections = parts.connections
    this.chat = parts.chat
    this.#parts = parts
  }

  /** @param moderationUrl where the users service asks what is held there */
  static start(storage: TestStorage, moderationUrl: string): Promise<OtherServices> {
    return opening(async (opened) => {
      const { database, redis } = storage
      const [connectionsPort, chatPort] = [await freePort(), await freePort()]
      const CONNECTIONS_URL = `http://127.0.0.1:${connectionsPort}`
      const CHAT_URL = `http://127.0.0.1:${chatPort}`
      const others = { CONNECTIONS_URL, CHAT_URL, MODERATION_URL: moderationUrl }
      const users = await UsersProcess.start(database, redis, others)
      opened.closing(() => users.stop())
      const run = async (name: 'connections' | 'chat', port: number) => {
        const env = {
          ...serviceEnvironment(name, redis),
          USERS_URL: users.url,
          CONNECTIONS_URL,
        }
        const service = await BuiltService.start(name, database, env, port)
        opened.closing(() => service.stop())
        return service
      }
      const connections = await run('connections', connectionsPort)
      const chat = await run('chat', chatPort)
      return new OtherServices({ ...storage, users, connections, chat, close: () => opened.close() })
    })
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
