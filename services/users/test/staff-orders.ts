import type { Role } from '@rafiq/contracts/accounts'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy, type RegisteredMember } from '@rafiq/testing'
import { UsersService } from './users-service.ts'

/** What the moderation service asks of this one for its staff, and what became of it. */
export class StaffOrders {
  readonly #users: UsersService

  constructor(users: UsersService) {
    this.#users = users
  }

  /** A member of the team who has signed in. */
  async staff(role: Role): Promise<RegisteredMember> {
    const member = await this.#users.member()
    await this.#users.database.query('update users.members set role = $2 where id = $1', [member.id, role])
    const { json } = await this.#users.signIn(member.email, member.password)
    return { ...member, token: json.token }
  }

  /** @param path below `/internal/` */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, known = true) {
    return this.#users.call(method, `/internal/${path}`, {
      headers: known ? calledBy('moderation') : {},
      ...(body && { body }),
    })
  }

  order(actorId: string, memberIds: string[], more: object = {}) {
    return { actorId, memberIds, pauseId: uuidv7(), reason: 'fraud', until: null, note: null, ...more }
  }

  pause(actorId: string, memberIds: string[], more: object = {}) {
    return this.call('POST', 'staff/pauses', this.order(actorId, memberIds, more))
  }

  activate(actorId: string, id: string) {
    return this.call('POST', `staff/members/${id}/activation`, { actorId })
  }

  erase(actorId: string, id: string) {
    return this.call('POST', `staff/members/${id}/deletion`, { actorId })
  }

  endSessions(actorId: string, id: string) {
    return this.call('POST', `staff/members/${id}/sessions/end`, { actorId })
  }

  resetFactors(actorId: string, id: string) {
    return this.call('POST', `staff/members/${id}/factors/reset`, { actorId })
  }

  giveRole(actorId: string, id: string, role: Role) {
    return this.call('PUT', `staff/members/${id}/role`, { actorId, role })
  }

  view(actorId: string, id: string) {
    return this.call('POST', `staff/members/${id}/views`, { actorId })
  }

  async profile(token: string) {
    return (await this.#users.call('GET', '/api/user/profile', { token })).json
  }

  /** What is recorded of a member, oldest first. */
  audit(id: string) {
    return this.#users.database.query(
      `select actor_id as actor, actor_role as role, action, details, service from audit.entries
       where subject_id = $1 order by at, id`,
      [id],
    )
  }
}
