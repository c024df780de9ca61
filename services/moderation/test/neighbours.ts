import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Registration, registrationResultSchema } from '@rafiq/contracts'
import { aRegistration, freePort, type TestDatabase, type TestRedis, waitUntil } from '@rafiq/testing'
import { z } from 'zod'

type Name = 'users' | 'connections' | 'chat'

export interface TestMember {
  id: string
  email: string
  password: string
  token: string
}

/** The services that this one asks, as they are built, in processes of their own: a service never imports another. */
export class Neighbours {
  readonly urls: Readonly<Record<Name, string>>
  readonly #database: TestDatabase
  readonly #processes = new Map<Name, ChildProcess>()

  private constructor(urls: Record<Name, string>, database: TestDatabase) {
    this.urls = urls
    this.#database = database
  }

  /** @param moderationUrl where the users service asks what is held there */
  static async start(
    database: TestDatabase,
    redis: TestRedis,
    secret: string,
    moderationUrl: string,
  ): Promise<Neighbours> {
    const [users, connections, chat] = [await freePort(), await freePort(), await freePort()]
    const urls = {
      users: `http://127.0.0.1:${users}`,
      connections: `http://127.0.0.1:${connections}`,
      chat: `http://127.0.0.1:${chat}`,
    }
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-moderation-'))
    const neighbours = new Neighbours(urls, database)
    const common = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      SERVICE_SECRET: secret,
      DATABASE_POOL: '4',
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      SMTP_URL: 'smtp://127.0.0.1:9',
      STORAGE_DIR: storage,
      PHOTO_KEY: 'a-key-that-signs-photo-paths',
      USERS_URL: urls.users,
      CONNECTIONS_URL: urls.connections,
      CHAT_URL: urls.chat,
      MODERATION_URL: moderationUrl,
    }
    await neighbours.#run('users', { ...common, PORT: String(users), DATABASE_URL: database.urlFor('users') })
    await neighbours.#run('connections', {
      ...common,
      PORT: String(connections),
      DATABASE_URL: database.urlFor('connections'),
    })
    await neighbours.#run('chat', { ...common, PORT: String(chat), DATABASE_URL: database.urlFor('chat') })
    neighbours.#processes.get('users')?.once('exit', () => void rm(storage, { recursive: true, force: true }))
    return neighbours
  }

  /** Ends one of them, or all. */
  async stop(...names: Name[]): Promise<void> {
    for (const name of names.length > 0 ? names : [...this.#processes.keys()]) {
      const child = this.#processes.get(name)
      if (child?.exitCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }

  /** A member who registered, is verified, takes part and has signed in. */
  async member(overrides: Partial<Registration> = {}): Promise<TestMember> {
    const registration = aRegistration(overrides).build()
    const { email, password } = registration
    const registered = await this.call('POST', '/api/users/with-matching', registration)
    const { id } = registrationResultSchema.parse(registered).user
    await this.#database.query('update users.members set email_verified_at = now() where id = $1', [id])
    const member = { id, email, password, token: await this.signIn({ email, password }) }
    await this.consent(member, true)
    return member
  }

  /** A member of the team, whose account came to be known here as one. */
  async staff(role: 'moderator' | 'admin'): Promise<TestMember> {
    const member = await this.member()
    await this.#database.query('update users.members set role = $2 where id = $1', [member.id, role])
    const staff = { ...member, token: await this.signIn(member) }
    await this.consent(staff, true)
    await waitUntil('the role is known', async () => {
      const known = 'select from moderation.accounts where member_id = $1 and role = $2'
      return (await this.#database.query(known, [member.id, role])).length > 0
    })
    return staff
  }

  async signIn({ email, password }: Pick<TestMember, 'email' | 'password'>): Promise<string> {
    const login = await this.call('POST', '/api/auth/login', { email, password })
    return z.object({ token: z.string() }).parse(login).token
  }

  async consent({ id, token }: TestMember, isActive: boolean): Promise<void> {
    await this.call('PATCH', `/api/users/${id}/consent`, { phoneShareConsent: isActive, isActive }, token)
  }

  /** Of the users service. */
  async call(method: string, path: string, body?: object, token?: string): Promise<unknown> {
    const response = await fetch(`${this.urls.users}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { 'x-session-token': token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response.status === 204 ? undefined : response.json()
  }

  async #run(name: Name, env: Record<string, string>): Promise<void> {
    const folder = join(import.meta.dirname, `../../${name}/dist`)
    if (!existsSync(join(folder, 'main.js'))) {
      throw new Error(`The ${name} service is not built: run \`npx nx build @rafiq/${name}-service\`.`)
    }
    const start = (script: string) =>
      spawn(process.execPath, [join(folder, script)], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(start('migrate.js'), 'exit')
    if (code !== 0) throw new Error(`The ${name} service could not migrate.`)
    this.#processes.set(name, start('main.js'))
    const ready = async () => (await fetch(`${this.urls[name]}/readyz`)).ok
    await waitUntil(`the ${name} service is ready`, ready, { timeout: 30_000 })
  }
}
