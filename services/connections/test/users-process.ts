import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MatchCard, matchesSchema, type Registration, registrationResultSchema } from '@rafiq/contracts'
import { aRegistration, freePort, type TestDatabase, type TestRedis, waitUntil } from '@rafiq/testing'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../users/dist')
/** Nobody listens there: mails wait in their queue. */
const nobody = 'smtp://127.0.0.1:9'

export interface TestMember {
  id: string
  email: string
  password: string
  token: string
}

/** The users service as it is built, in a process of its own: a service never imports another. */
export class UsersProcess {
  readonly url: string
  readonly #database: TestDatabase
  readonly #storage: string
  readonly #process: ChildProcess

  private constructor(url: string, database: TestDatabase, storage: string, process: ChildProcess) {
    this.url = url
    this.#database = database
    this.#storage = storage
    this.#process = process
  }

  /** @param connectionsUrl where it asks what the connections service holds on a member */
  static async start(
    database: TestDatabase,
    redis: TestRedis,
    secret: string,
    connectionsUrl: string,
  ): Promise<UsersProcess> {
    if (!existsSync(join(folder, 'main.js'))) {
      throw new Error('The users service is not built: run `npx nx build @rafiq/users-service`.')
    }
    const port = await freePort()
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-connections-'))
    const env = {
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      SERVICE_SECRET: secret,
      DATABASE_URL: database.urlFor('users'),
      DATABASE_POOL: '4',
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      SMTP_URL: nobody,
      STORAGE_DIR: storage,
      PHOTO_KEY: 'a-key-that-signs-photo-paths',
      CONNECTIONS_URL: connectionsUrl,
    }
    const run = (script: string) =>
      spawn(process.execPath, [join(folder, script)], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(run('migrate.js'), 'exit')
    if (code !== 0) throw new Error('The users service could not migrate.')
    const url = `http://127.0.0.1:${port}`
    const users = new UsersProcess(url, database, storage, run('main.js'))
    await waitUntil('the users service is ready', async () => (await fetch(`${url}/readyz`)).ok, {
      timeout: 20_000,
    })
    return users
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM')
      await once(this.#process, 'exit')
    }
    await rm(this.#storage, { recursive: true, force: true })
  }

  /** A member who registered, is verified and has signed in. */
  async member(overrides: Partial<Registration> = {}): Promise<TestMember> {
    const registration = aRegistration(overrides).build()
    const { email, password } = registration
    const { user } = registrationResultSchema.parse(
      await this.#call('POST', '/api/users/with-matching', registration),
    )
    await this.#database.query('update users.members set email_verified_at = now() where id = $1', [user.id])
    const member = { id: user.id, email, password, token: await this.#signIn(email, password) }
    await this.consent(member, true)
    return member
  }

  /** Another session of the same member. */
  async signInAgain(member: TestMember, password = member.password): Promise<TestMember> {
    return { ...member, password, token: await this.#signIn(member.email, password) }
  }

  async signOutEverywhere({ token }: TestMember): Promise<void> {
    await this.#call('POST', '/api/auth/logout?everywhere=true', undefined, token)
  }

  async changePassword({ token, password: currentPassword }: TestMember, password: string): Promise<void> {
    await this.#call('POST', '/api/auth/change-password', { currentPassword, password }, token)
  }

  /** The two switches, which also bring the member into the match index or out of it. */
  async consent({ id, token }: TestMember, isActive: boolean): Promise<void> {
    const answer = { phoneShareConsent: isActive, isActive }
    await this.#call('PATCH', `/api/users/${id}/consent`, answer, token)
  }

  async rename({ token }: TestMember, name: string): Promise<void> {
    await this.#call('PATCH', '/api/user/profile', { name }, token)
  }

  async delete({ token }: TestMember): Promise<void> {
    await this.#call('DELETE', '/api/user/delete', undefined, token)
  }

  async matches({ token }: TestMember): Promise<MatchCard[]> {
    return matchesSchema.parse(await this.#call('GET', '/api/user/matches', undefined, token))
  }

  /** `GET /api/user/export`, whatever its answer is. */
  async export({ token }: TestMember): Promise<Response> {
    return fetch(`${this.url}/api/user/export`, { headers: { 'x-session-token': token } })
  }

  async #signIn(email: string, password: string): Promise<string> {
    const answer = await this.#call('POST', '/api/auth/login', { email, password })
    return z.object({ token: z.string() }).parse(answer).token
  }

  async #call(method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { 'x-session-token': token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response.status === 204 ? undefined : response.json()
  }
}
