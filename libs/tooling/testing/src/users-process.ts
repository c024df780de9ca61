import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  loginResultSchema,
  type MatchCard,
  matchesSchema,
  type Registration,
  type Role,
  registrationResultSchema,
  type UserProfile,
  userProfileSchema,
} from '@rafiq/contracts'
import { aRegistration } from './a-registration.ts'
import { BuiltService } from './built-service.ts'
import { nobody, serviceEnvironment } from './service-environment.ts'
import type { TestDatabase } from './test-database.ts'
import type { TestRedis } from './test-redis.ts'

export interface RegisteredMember {
  id: string
  email: string
  password: string
  token: string
}

/** The built users service, with what members do there. */
export class UsersProcess {
  readonly url: string
  readonly #database: TestDatabase
  readonly #storage: string
  readonly #service: BuiltService

  private constructor(service: BuiltService, database: TestDatabase, storage: string) {
    this.url = service.url
    this.#service = service
    this.#database = database
    this.#storage = storage
  }

  /** @param others where it asks what other services hold on a member; nobody is there by default */
  static async start(
    database: TestDatabase,
    redis: TestRedis,
    others: { CONNECTIONS_URL?: string; CHAT_URL?: string; MODERATION_URL?: string } = {},
    port?: number,
  ): Promise<UsersProcess> {
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-users-'))
    const env = {
      ...serviceEnvironment(redis),
      DATABASE_URL: database.urlFor('users'),
      // Mails wait in their queue.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STORAGE_DIR: storage,
      PHOTO_KEY: 'a-key-that-signs-photo-paths',
      CONNECTIONS_URL: nobody,
      CHAT_URL: nobody,
      MODERATION_URL: nobody,
      ...others,
    }
    return new UsersProcess(await BuiltService.start('users', env, port), database, storage)
  }

  async stop(): Promise<void> {
    await this.#service.stop()
    await rm(this.#storage, { recursive: true, force: true })
  }

  /** A member who registered, is verified and has signed in, and whom others may match. */
  async member(overrides: Partial<Registration> = {}): Promise<RegisteredMember> {
    const member = await this.signedIn('user', overrides)
    await this.consent(member, true)
    return member
  }

  /** Somebody with this role who has signed in. */
  async signedIn(role: Role, overrides: Partial<Registration> = {}): Promise<RegisteredMember> {
    const registration = aRegistration(overrides).build()
    const { email, password } = registration
    const answer = await this.#call('POST', '/api/users/with-matching', registration)
    const { id } = registrationResultSchema.parse(answer).user
    await this.#database.query(
      'update users.members set email_verified_at = now(), role = $2 where id = $1',
      [id, role],
    )
    return { id, email, password, token: await this.#signIn(email, password) }
  }

  /** Another session of the same member. */
  async signInAgain(member: RegisteredMember, password = member.password): Promise<RegisteredMember> {
    return { ...member, password, token: await this.#signIn(member.email, password) }
  }

  async signOutEverywhere({ token }: RegisteredMember): Promise<void> {
    await this.#call('POST', '/api/auth/logout?everywhere=true', undefined, token)
  }

  async changePassword(
    { token, password: currentPassword }: RegisteredMember,
    password: string,
  ): Promise<void> {
    await this.#call('POST', '/api/auth/change-password', { currentPassword, password }, token)
  }

  /** The two switches, which also bring the member into the match index or out of it. */
  async consent({ id, token }: RegisteredMember, isActive: boolean): Promise<void> {
    const answer = { phoneShareConsent: isActive, isActive }
    await this.#call('PATCH', `/api/users/${id}/consent`, answer, token)
  }

  async rename({ token }: RegisteredMember, name: string): Promise<void> {
    await this.#call('PATCH', '/api/user/profile', { name }, token)
  }

  async profile({ token }: RegisteredMember): Promise<UserProfile> {
    return userProfileSchema.parse(await this.#call('GET', '/api/user/profile', undefined, token))
  }

  async delete({ token }: RegisteredMember): Promise<void> {
    await this.#call('DELETE', '/api/user/delete', undefined, token)
  }

  async block({ token }: RegisteredMember, memberId: string): Promise<void> {
    await this.#call('PUT', `/api/user/blocks/${memberId}`, undefined, token)
  }

  async unblock({ token }: RegisteredMember, memberId: string): Promise<void> {
    await this.#call('DELETE', `/api/user/blocks/${memberId}`, undefined, token)
  }

  async matches({ token }: RegisteredMember): Promise<MatchCard[]> {
    return matchesSchema.parse(await this.#call('GET', '/api/user/matches', undefined, token))
  }

  /** `GET /api/user/export`, whatever its answer is. */
  async export({ token }: RegisteredMember): Promise<Response> {
    return fetch(`${this.url}/api/user/export`, { headers: { 'x-session-token': token } })
  }

  async #signIn(email: string, password: string): Promise<string> {
    const answer = await this.#call('POST', '/api/auth/login', { email, password })
    return loginResultSchema.parse(answer).token
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
