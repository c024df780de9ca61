import { openedSessionSchema, type Role } from '@rafiq/contracts/accounts'
import { type MatchCard, matchesSchema } from '@rafiq/contracts/matching'
import {
  type Registration,
  registrationResultSchema,
  type UserProfile,
  userProfileSchema,
} from '@rafiq/contracts/members'
import { aRegistration } from './a-registration.ts'
import { askAgain } from './ask-again.ts'
import type { TestDatabase } from './test-database.ts'

export interface RegisteredMember {
  id: string
  email: string
  password: string
  token: string
}

/** What members do at a running users service. */
export class UsersClient {
  readonly url: string
  readonly #database: Pick<TestDatabase, 'query'>

  /** @param database where addresses are verified and roles given, which no call of the API does */
  constructor(url: string, database: Pick<TestDatabase, 'query'>) {
    this.url = url
    this.#database = database
  }

  /** A member who registered, is verified and has signed in, and whom others may match. */
  async member(overrides: Partial<Registration> = {}): Promise<RegisteredMember> {
    const member = await this.signedIn('user', overrides)
    await this.consent(member, true)
    return member
  }

  /** Somebody with this role who has signed in. */
  async signedIn(role: Role, overrides: Partial<Registration> = {}): Promise<RegisteredMember> {
    const register = async () => {
      const registration = aRegistration(overrides).build()
      return { registration, answer: await this.#send('POST', '/api/users/with-matching', registration) }
    }
    // What was answered 503 may be stored all the same: somebody else registers then.
    const { registration, answer } = await askAgain(register, ({ answer: { status } }) => status === 503)
    assertOk(answer)
    const { email, password } = registration
    const { id } = registrationResultSchema.parse(await answer.json()).user
    await this.#database.query(
      'update users.members set email_verified_at = now(), role = $2 where id = $1',
      [id, role],
    )
    // In the same browser, of which no mail tells.
    return { id, email, password, token: await this.#signIn(email, password, { cookie: cookiesOf(answer) }) }
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
    return askAgain(() => this.#send('GET', '/api/user/export', undefined, { 'x-session-token': token }))
  }

  /** @param browser its headers; a new one has none */
  async #signIn(email: string, password: string, browser: Record<string, string> = {}): Promise<string> {
    const answer = await this.#ask('POST', '/api/auth/login', { email, password }, browser)
    return openedSessionSchema.parse(await answer.json()).token
  }

  async #call(method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
    const session = token === undefined ? {} : { 'x-session-token': token }
    const response = await this.#ask(method, path, body, session)
    return response.status === 204 ? undefined : response.json()
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const response = await askAgain(() => this.#send(method, path, body, headers))
    assertOk(response)
    return response
  }

  #send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}

function assertOk({ ok, url, status }: Response): void {
  if (!ok) throw new Error(`${url} answered ${status}`)
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
