import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { staffViewSchema } from '@rafiq/contracts/moderation'
import { AuditLog, uuidv7 } from '@rafiq/service-kit'
import sharp from 'sharp'
import { StaffOrders } from './staff-orders.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
})
afterAll(() => users?.stop())

test('a deletion by staff leaves a record with its reason, and ends the sessions', async () => {
  const [admin, member] = [await orders.staff('admin'), await users.member()]
  expect(await orders.erase(admin.id, member.id)).toMatchObject({
    status: 200,
    json: { version: expect.any(Number) },
  })
  expect(
    await users.database.query('select reason from users.member_deletions where member_id = $1', [member.id]),
  ).toEqual([{ reason: 'staff' }])
  expect((await users.call('GET', '/api/user/profile', { token: member.token })).status).toBe(401)
  expect((await orders.audit(member.id)).map(({ action }) => action)).toEqual(['member.deleted'])
})

test('a read shows what matches see, hides a phone that is not shared, and is recorded', async () => {
  const [moderator, member] = [await orders.staff('moderator'), await users.member({ name: 'سارة' })]
  const { status, json } = await orders.view(moderator.id, member.id)
  expect(status).toBe(200)
  expect(staffViewSchema.parse(json)).toMatchObject({ card: { name: 'سارة', phone: null }, pause: null })
  expect(await orders.audit(member.id)).toMatchObject([{ actor: moderator.id, action: 'member.read' }])
  expect((await orders.view(moderator.id, moderator.id)).status).toBe(200)
})

test('a photo is shown by the path of a recorded read, for who read, and not without one', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
  const png = await picture.png().toBuffer()
  const member = await users.member({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: png.length,
      data: `data:image/png;base64,${png.toString('base64')}`,
    },
  })
  const moderator = await orders.staff('moderator')
  const { card } = staffViewSchema.parse((await orders.view(moderator.id, member.id)).json)
  const path = card?.photoUrl ?? ''
  expect((await users.call('GET', path)).status).toBe(200)
  const plain = `/api/users/${member.id}/photo`
  expect((await users.call('GET', plain, { token: moderator.token })).status).toBe(404)
  await users.database.query("update users.members set role = 'user' where id = $1", [moderator.id])
  await users.database.query("update users.members set gender = 'male' where id = $1", [moderator.id])
  expect((await users.call('GET', path)).status).toBe(404)
})

test('an account is told by its id, one that there is not is 404', async () => {
  const { id } = await users.member()
  expect((await orders.call('GET', `accounts/${id}`)).json).toMatchObject({ memberId: id })
  expect((await orders.call('GET', `accounts/${uuidv7()}`)).status).toBe(404)
})

test('staff action that was rolled back records nothing', async () => {
  const member = await users.member()
  const em = users.app.get(EntityManager).fork()
  const entry = {
    actor: 'system',
    action: 'member.deleted',
    subject: { kind: 'member', id: member.id },
    details: {},
  } as const
  const failing = em.transactional(async (tx) => {
    await users.app.get(AuditLog, { strict: false }).record(tx, entry)
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  expect(await orders.audit(member.id)).toEqual([])
  await expect(users.app.get(AuditLog, { strict: false }).record(em, entry)).rejects.toThrow('transactional')
})
