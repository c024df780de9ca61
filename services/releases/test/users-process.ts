import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@rafiq/contracts'
import { aRegistration, type TestDatabase, type TestRedis, waitUntil } from '@rafiq/testing'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../users/dist')
/** Nobody listens there: mails wait in their queue, and no account is exported. */
const nobody = '127.0.0.1:9'

export interface Signed {
  readonly id: string
  readonly token: string
}

interface Surroundings {
  readonly port: number
  readonly database: TestDatabase
  readonly redis: TestRedis
  readonly secret: string
}

/** The users service as it is built, in a process of its own: a service never imports another. */
export class UsersProcess {
  readonly #url: string
  readonly #database: TestDatabase
  readonly #storage: string
  readonly #process: ChildProcess

  private constructor(url: string, database: TestDatabase, storage: string, process: ChildProcess) {
    this.#url = url
    this.#database = database
    this.#storage = storage
    this.#process = process
  }

  static async start({ port, database, redis, secret }: Surroundings): Promise<UsersProcess> {
    if (!existsSync(join(folder, 'main.js'))) {
      throw new Error('The users service is not built: run `npx nx build @rafiq/users-service`.')
    }
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-releases-'))
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
      SMTP_URL: `smtp://${nobody}`,
      STORAGE_DIR: storage,
      PHOTO_KEY: 'a-key-that-signs-photo-paths',
      CONNECTIONS_URL: `http://${nobody}`,
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

  /** Somebody with this role who has signed in. */
  async signedIn(role: Role): Promise<Signed> {
    const registration = aRegistration().build()
    const { email, password } = registration
    const { user } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse(await this.#post('/api/users/with-matching', registration))
    await this.#database.query(
      'update users.members set email_verified_at = now(), role = $2 where id = $1',
      [user.id, role],
    )
    const { token } = z
      .object({ token: z.string() })
      .parse(await this.#post('/api/auth/login', { email, password }))
    return { id: user.id, token }
  }

  async signOutEverywhere({ token }: Signed): Promise<void> {
    await this.#post('/api/auth/logout?everywhere=true', {}, { 'x-session-token': token })
  }

  async #post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
    return response.status === 204 ? undefined : response.json()
  }
}
