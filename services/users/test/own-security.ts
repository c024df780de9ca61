import type { Role } from '@rafiq/contracts/accounts'
import { type Deviation, type RegisteredMember, SoftwareAuthenticator } from '@rafiq/testing'
import { generateSync } from 'otplib'
import { StaffOrders } from './staff-orders.ts'
import type { UsersService } from './users-service.ts'

const strictPassword = 'dates-and-coffee-at-dusk'

/** What people do with their second factors, by the calls that a browser makes. */
export class OwnSecurity {
  readonly #users: UsersService
  readonly orders: StaffOrders

  constructor(users: UsersService) {
    this.#users = users
    this.orders = new StaffOrders(users)
  }

  /** Somebody with a role, a strict password and a session. */
  async somebody(role: Role): Promise<RegisteredMember> {
    const member = await this.#users.member({ password: strictPassword })
    await this.#users.database.query('update users.members set role = $2 where id = $1', [member.id, role])
    const { json } = await this.#users.signIn(member.email, member.password)
    return { ...member, token: json.token }
  }

  /** The six digits that an app shows now, or some steps later. */
  code(secret: string, steps = 0): string {
    const epoch = Math.floor(this.#users.clock.now().getTime() / 1000) + steps * 30
    return generateSync({ secret, epoch })
  }

  ask(token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    return this.#users.call(method, `/api/user/${path}`, { token, ...(body && { body }) })
  }

  /** Whether a session opens anything. */
  async profileStatus(token: string): Promise<number> {
    return (await this.ask(token, 'GET', 'profile')).status
  }

  async security(token: string) {
    return (await this.ask(token, 'GET', 'security')).json
  }

  async beginApp(token: string): Promise<{ enrolmentId: string; secret: string; uri: string }> {
    return (await this.ask(token, 'POST', 'factors/totp')).json
  }

  confirmApp(token: string, enrolmentId: string, code: string) {
    return this.ask(token, 'POST', 'factors/totp/confirm', { enrolmentId, code })
  }

  /** An app, confirmed; its codes are new from here on. */
  async addApp(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { enrolmentId, secret } = await this.beginApp(token)
    const { json } = await this.confirmApp(token, enrolmentId, this.code(secret))
    this.#users.clock.advance(30_000)
    return { secret, recoveryCodes: json.recoveryCodes }
  }

  async addPasskey(token: string, authenticator = new SoftwareAuthenticator(), deviation?: Deviation) {
    const { json } = await this.ask(token, 'POST', 'factors/passkeys/options')
    const body = {
      challengeId: json.challengeId,
      name: 'هاتفي',
      passkey: authenticator.create(json.options, deviation),
    }
    const answer = await this.ask(token, 'POST', 'factors/passkeys', body)
    return { authenticator, body, answer }
  }

  /** The first half of a sign-in of staff. */
  async pending({ email, password }: RegisteredMember): Promise<string> {
    return (await this.#users.signIn(email, password)).json.pending
  }

  complete(body: object) {
    return this.#users.call('POST', '/api/auth/second-factor', { body })
  }

  async offer(path: string, { token, body }: { token?: string; body?: object } = {}) {
    const given = { ...(token !== undefined && { token }), ...(body && { body }) }
    return (await this.#users.call('POST', `/api/auth/${path}`, given)).json
  }

  async signInByPasskey(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
    const { challengeId, options } = await this.offer('passkey/options')
    const body = { challengeId, passkey: authenticator.get(options, deviation) }
    return { body, answer: await this.#users.call('POST', '/api/auth/passkey', { body }) }
  }

  stepUp(token: string, body: object) {
    return this.#users.call('POST', '/api/auth/step-up', { token, body })
  }
}
