import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Role } from '@rafiq/contracts/accounts'
import { uuidv7 } from '@rafiq/service-kit'
import { StaffOrders } from './staff-orders.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
})
afterAll(() => users?.stop())

describe('callers without the right', () => {
  test.each<[string, Role, boolean, string]>([
    ['a member', 'user', false, 'forbidden'],
    ['a paused moderator', 'moderator', true, 'account-paused'],
  ])('%s does nothing, and nothing is recorded', async (_, role, paused, code) => {
    const [actor, member] = [await orders.staff(role), await users.member()]
    if (paused)
      await users.database.query('update users.members set paused_by_staff = true where id = $1', [actor.id])
    for (const answer of [
      await orders.pause(actor.id, [member.id]),
      await orders.activate(actor.id, member.id),
      await orders.erase(actor.id, member.id),
      await orders.giveRole(actor.id, member.id, 'admin'),
      await orders.view(actor.id, member.id),
    ]) {
      expect(answer).toMatchObject({ status: 403, json: { code } })
    }
    expect(await orders.audit(member.id)).toEqual([])
  })

  test('a moderator neither deletes nor gives roles, and does not touch an admin', async () => {
    const [moderator, admin, member] = [
      await orders.staff('moderator'),
      await orders.staff('admin'),
      await users.member(),
    ]
    expect((await orders.erase(moderator.id, member.id)).status).toBe(403)
    expect((await orders.giveRole(moderator.id, member.id, 'moderator')).status).toBe(403)
    expect((await orders.activate(moderator.id, admin.id)).status).toBe(403)
    expect((await orders.pause(moderator.id, [admin.id])).json.refused).toEqual([
      { id: admin.id, code: 'forbidden' },
    ])
  })

  test('an account that is gone is answered as not found', async () => {
    const admin = await orders.staff('admin')
    const member = await users.member()
    expect((await orders.erase(admin.id, member.id)).status).toBe(200)
    for (const answer of [
      await orders.activate(admin.id, member.id),
      await orders.erase(admin.id, member.id),
      await orders.giveRole(admin.id, member.id, 'moderator'),
      await orders.view(admin.id, member.id),
    ]) {
      expect(answer.status).toBe(404)
    }
  })

  test('no call works without the secret', async () => {
    expect(
      (await orders.call('POST', 'staff/pauses', orders.order(uuidv7(), [uuidv7()]), false)).status,
    ).toBe(403)
    expect((await orders.call('GET', `accounts/${uuidv7()}`, undefined, false)).status).toBe(403)
  })
})
