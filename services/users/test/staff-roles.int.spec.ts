import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SessionStore } from '@rafiq/service-kit'
import { ChangeRole } from '../src/staff/change-role.ts'
import { StaffOrders } from './staff-orders.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
})
afterAll(() => users?.stop())

describe('a role', () => {
  test('ends every session with its change, and the next one has it', async () => {
    const [admin, member] = [await orders.staff('admin'), await users.member()]
    users.clock.advance(1_000)
    expect(await orders.giveRole(admin.id, member.id, 'moderator')).toMatchObject({
      status: 200,
      json: { role: 'moderator' },
    })
    expect((await users.call('GET', '/api/user/profile', { token: member.token })).status).toBe(401)
    const { json } = await users.signIn(member.email, member.password)
    expect((await users.app.get(SessionStore).find(json.token))?.role).toBe('moderator')
    const changes = (await orders.audit(member.id)).filter(({ action }) => action !== 'sign-in.opened')
    expect(changes.at(-1)).toMatchObject({
      action: 'member.role-changed',
      details: { from: 'user', to: 'moderator' },
    })
    const before = await orders.audit(member.id)
    expect((await orders.giveRole(admin.id, member.id, 'moderator')).status).toBe(200)
    // It changes nothing, and shows the account all the same.
    const look = {
      actor: admin.id,
      role: 'admin',
      action: 'member.read',
      details: {},
      service: 'users_service',
    }
    expect(await orders.audit(member.id)).toEqual([...before, look])
  })

  test('is not given to an address that nobody has verified, nor changed by oneself', async () => {
    const admin = await orders.staff('admin')
    const member = await users.member()
    await users.database.query('update users.members set email_verified_at = null where id = $1', [member.id])
    expect(await orders.giveRole(admin.id, member.id, 'admin')).toMatchObject({
      status: 422,
      json: { code: 'email-not-verified' },
    })
    expect((await orders.giveRole(admin.id, admin.id, 'user')).status).toBe(403)
  })

  test('of two admins who act on each other at once one stays', async () => {
    const [one, two] = [await orders.staff('admin'), await orders.staff('admin')]
    const answers = await Promise.all([
      orders.giveRole(one.id, two.id, 'user'),
      orders.giveRole(two.id, one.id, 'user'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('of the last admin is kept: neither taken nor deleted with the account', async () => {
    await users.database.query("update users.members set role = 'user' where role = 'admin'")
    const last = await orders.staff('admin')
    await expect(users.app.get(ChangeRole).grant(last.email, 'user')).rejects.toMatchObject({
      code: 'last-admin',
    })
    expect(await users.call('DELETE', '/api/user/delete', { token: last.token })).toMatchObject({
      status: 422,
      json: { code: 'last-admin' },
    })
    const next = await orders.staff('admin')
    expect((await users.call('DELETE', '/api/user/delete', { token: last.token })).status).toBe(204)
    expect((await orders.profile(next.token)).role).toBe('admin')
  })

  test('is granted by whoever runs the platform', async () => {
    const member = await users.member()
    const roles = users.app.get(ChangeRole)
    expect(await roles.grant(member.email.toUpperCase(), 'admin')).toMatchObject({ role: 'admin' })
    expect((await orders.audit(member.id)).at(-1)).toMatchObject({ role: 'system', details: { to: 'admin' } })
    expect(await roles.grant('nobody@rafiq.test', 'admin')).toBeNull()
  })
})
