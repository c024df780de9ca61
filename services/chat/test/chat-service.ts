import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { ChatClientEvents, ChatMessage, ChatServerEvents, SendMessage } from '@rafiq/contracts/chat'
import type { EventData } from '@rafiq/contracts/events'
import {
  createTestApp,
  EventBus,
  parseSettings,
  runMigrations,
  SessionStore,
  uuidv7,
} from '@rafiq/service-kit'
import {
  type AppCall,
  aMemberSnapshot,
  callApp,
  calledBy,
  freePort,
  nobody,
  openAll,
  openTestStorage,
  type SwitchableProxy,
  serviceEnvironment,
  switchableProxy,
  type TestDatabase,
  type TestRedis,
  type TestStorage,
  untilReady,
} from '@rafiq/testing'
import type { Redis } from 'ioredis'
import { io, type Socket } from 'socket.io-client'
import { databaseOptions } from '../src/database/database-options.ts'
import { ChatMembers } from '../src/members/chat-members.ts'
import { EnsureRoom } from '../src/rooms/ensure-room.ts'
import { serviceOptions } from '../src/service-options.ts'
import { chatSettings } from '../src/settings.ts'

export type ChatClient = Socket<ChatServerEvents, ChatClientEvents>

export interface TestMember {
  id: string
  token: string
}

/** What other services stand on beside the chat's, and where they reach it. */
export interface Surroundings extends TestStorage {
  /** Of the first replica. */
  url: string
}

interface ChatCall extends AppCall {
  replica?: number
}

interface Parts extends TestStorage {
  replicas: NestFastifyApplication[]
  startReplica: (port: number) => Promise<void>
  redisLine: SwitchableProxy
  databaseLine: SwitchableProxy
}

interface Pair {
  one: TestMember
  two: TestMember
  room: string
}

/** The chat service as it runs, in as many replicas as wanted, with lines to PostgreSQL and Redis that can be cut. */
export class ChatService {
  readonly replicas: readonly NestFastifyApplication[]
  readonly database: TestDatabase
  readonly redis: TestRedis
  readonly redisLine: SwitchableProxy
  readonly databaseLine: SwitchableProxy
  readonly #clients: ChatClient[] = []
  readonly #listeners: Redis[] = []
  readonly #startReplica: Parts['startReplica']
  readonly #close: () => Promise<void>

  private constructor(
    { replicas, startReplica, database, redis, redisLine, databaseLine }: Parts,
    close: () => Promise<void>,
  ) {
    this.replicas = replicas
    this.#startReplica = startReplica
    this.database = database
    this.redis = redis
    this.redisLine = redisLine
    this.databaseLine = databaseLine
    this.#close = close
  }

  /** @param beside starts what else is needed, and answers the settings that lead to it */
  static start(
    count = 1,
    environment: Record<string, string> = {},
    beside: (stack: Surroundings) => Promise<Record<string, string>> = async () => ({}),
  ): Promise<ChatService> {
    return openAll(async (opened) => {
      const { database, redis } = await openTestStorage(opened)
      const redisLine = await switchableProxy(redis.url)
      opened.closing(() => redisLine.unplug())
      const databaseLine = await switchableProxy(database.urlFor('chat'))
      opened.closing(() => databaseLine.unplug())
      const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
      const settings = parseSettings(chatSettings, {
        ...serviceEnvironment('chat', redis),
        DATABASE_URL: databaseLine.url,
        REDIS_URL: redisLine.url,
        USERS_URL: nobody,
        CONNECTIONS_URL: nobody,
        ...environment,
        ...(await beside({ database, redis, url: `http://127.0.0.1:${ports[0]}` })),
      })
      await runMigrations(databaseOptions(settings))
      const replicas: NestFastifyApplication[] = []
      const startReplica = async (port: number) => {
        const app = await createTestApp(serviceOptions(settings))
        opened.closing(() => app.close())
        await app.listen(port, '127.0.0.1')
        await untilReady(app.get(EventBus))
        replicas.push(app)
      }
      for (const port of ports) await startReplica(port)
      const parts = { replicas, startReplica, database, redis, redisLine, databaseLine }
      return new ChatService(parts, () => opened.close())
    })
  }

  async stop(): Promise<void> {
    for (const client of [...this.#clients, ...this.#listeners]) client.disconnect()
    await this.#close()
  }

  /** The first replica. */
  get app(): NestFastifyApplication {
    return this.replica(0)
  }

  replica(index: number): NestFastifyApplication {
    const app = this.replicas[index]
    if (!app) throw new Error(`There is no replica ${index}.`)
    return app
  }

  /** Starts one more replica, and answers which it is. */
  async join(): Promise<number> {
    await this.#startReplica(await freePort())
    return this.replicas.length - 1
  }

  /** Somebody whom the service knows, signed in. */
  async member(overrides: Partial<EventData<'member.changed'>> = {}): Promise<TestMember> {
    const id = overrides.memberId ?? uuidv7()
    await this.learn({ memberId: id, ...overrides })
    return { id, token: await this.signIn(id) }
  }

  /** What an event of the users service would bring. */
  async learn(change: Partial<EventData<'member.changed'>> & { memberId: string }): Promise<void> {
    await this.app.get(ChatMembers).apply(aMemberSnapshot(change.memberId, change))
  }

  signIn(memberId: string): Promise<string> {
    return this.app.get(SessionStore).create({ memberId, role: 'user' })
  }

  /** Two members with a room. */
  async pair(): Promise<Pair> {
    return this.pairWith(await this.member())
  }

  /** The same of one who is there already. */
  async pairWith(one: TestMember): Promise<Pair> {
    const two = await this.member()
    return { one, two, room: await this.app.get(EnsureRoom).of(one.id, two.id) }
  }

  call(method: 'GET' | 'POST' | 'PUT', url: string, { replica = 0, ...options }: ChatCall = {}) {
    return callApp(this.replica(replica), method, url, options)
  }

  /** As the users service tells that one blocks another. */
  block(blocker: TestMember, blocked: TestMember, state: { blocked: boolean; version: number }) {
    return this.call('PUT', `/internal/blocks/${blocker.id}/${blocked.id}`, {
      body: state,
      headers: calledBy('users'),
    })
  }

  rooms({ id, token }: TestMember) {
    return this.call('GET', `/api/users/${id}/chat-rooms`, { token })
  }

  async history({ token }: TestMember, room: string, query = ''): Promise<ChatMessage[]> {
    return (await this.call('GET', `/api/chat-rooms/${room}/messages${query}`, { token })).json
  }

  post(
    sender: TestMember,
    chatRoomId: string,
    content: string,
    rest: Partial<SendMessage> = {},
    replica = 0,
  ) {
    const body = { chatRoomId, senderId: sender.id, content, ...rest }
    return this.call('POST', '/api/messages', { token: sender.token, body, replica })
  }

  /** The channel by which replicas tell each other what is for a member. */
  channelOf({ id }: TestMember): string {
    return `${this.redis.prefix}socket.io#/chat#${id}#`
  }

  /** What replicas tell each other from now on of what is for a member. */
  async overhear(member: TestMember): Promise<string[]> {
    const told: string[] = []
    const listener = this.redis.client.duplicate()
    this.#listeners.push(listener)
    listener.on('smessage', (_channel: string, text: string) => told.push(text))
    await listener.ssubscribe(this.channelOf(member))
    return told
  }

  /** A socket that is not waited for. */
  socket(token: unknown, replica = 0, options: SocketOptions = {}): ChatClient {
    const { port } = this.replica(replica).getHttpServer().address() as { port: number }
    const client: ChatClient = io(`http://127.0.0.1:${port}/chat`, {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnection: false,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      ...options,
    })
    this.#clients.push(client)
    return client
  }

  /** An open socket of a member. */
  async connect({ token }: TestMember, replica = 0, options: SocketOptions = {}): Promise<ChatClient> {
    const client = this.socket(token, replica, options)
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve())
      client.once('connect_error', reject)
    })
    return client
  }
}

type SocketOptions = { reconnection?: boolean; extraHeaders?: Record<string, string> }

/** Sends over a socket and waits for the answer. */
export function send(
  client: ChatClient,
  sender: TestMember,
  chatRoomId: string,
  content: string,
  clientId?: string,
) {
  return client
    .timeout(60_000)
    .emitWithAck('message:send', { chatRoomId, senderId: sender.id, content, ...(clientId && { clientId }) })
}

/** Remembers everything of one kind that a socket receives. */
export function received<E extends keyof ChatServerEvents>(
  client: ChatClient,
  event: E,
): Parameters<ChatServerEvents[E]>[0][] {
  const all: Parameters<ChatServerEvents[E]>[0][] = []
  client.on(event as string as never, ((payload: (typeof all)[number]) => all.push(payload)) as never)
  return all
}
