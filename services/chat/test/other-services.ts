import {
  BuiltService,
  freePort,
  nobody,
  type Opened,
  openAll,
  serviceEnvironment,
  UsersProcess,
} from '@rafiq/testing'
import type { Surroundings } from './chat-service.ts'

/** The services that this one asks, as they are built, in processes of their own. */
export class OtherServices {
  readonly users: UsersProcess
  readonly connections: BuiltService
  readonly #opened: Opened

  private constructor(users: UsersProcess, connections: BuiltService, opened: Opened) {
    this.users = users
    this.connections = connections
    this.#opened = opened
  }

  static start({ database, redis, url }: Surroundings): Promise<OtherServices> {
    return openAll(async (opened) => {
      const port = await freePort()
      const CONNECTIONS_URL = `http://127.0.0.1:${port}`
      // It asks the users service only about accounts older than itself, of which there are none.
      const moderation = await BuiltService.start('moderation', database, {
        ...serviceEnvironment('moderation', redis),
        USERS_URL: nobody,
        CONNECTIONS_URL,
        CHAT_URL: url,
      })
      opened.closing(() => moderation.stop())
      const users = await UsersProcess.start(database, redis, {
        CONNECTIONS_URL,
        CHAT_URL: url,
        MODERATION_URL: moderation.url,
      })
      opened.closing(() => users.stop())
      const env = {
        ...serviceEnvironment('connections', redis),
        USERS_URL: users.url,
      }
      const connections = await BuiltService.start('connections', database, env, port)
      opened.closing(() => connections.stop())
      return new OtherServices(users, connections, opened)
    })
  }

  /** Where they are, as the chat service is told. */
  get settings(): Record<string, string> {
    return { USERS_URL: this.users.url, CONNECTIONS_URL: this.connections.url }
  }

  stop(): Promise<void> {
    return this.#opened.close()
  }
}
