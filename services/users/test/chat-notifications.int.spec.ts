import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type EventData, memberChangesSchema } from '@rafiq/contracts/events'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { calledBy, untilReady, waitUntil } from '@rafiq/testing'
import { StaffOrders } from './staff-orders.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders
const events: EventData<'member.changed'>[] = []

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
  const bus = users.app.get(EventBus)
  await users.database.addConsumer('users', 'member.changed', 'tell-spec')
  bus.subscribe('member.changed', 'tell-spec', async (change) => void events.push(change))
  await untilReady(bus)
})
afterAll(() => users?.stop())
beforeEach(() => users.others.recover())
afterEach(() => users.others.recover())

/** What the chat service was told, call by call: who may send, in the order of their ids. */
const told = () =>
  users.others.told
    .filter(
      ({ path, credential }) =>
        path === '/internal/members' && credential === calledBy('users')['x-service-credential'],
    )
    .map(({ body }) =>
      memberChangesSchema
        .parse(body)
        .map(({ memberId, isActive }) => ({ memberId, isActive }))
        .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1)),
    )

/** Both switches, as a member sets them. */
const consent = ({ id, token }: Member, isActive: boolean) =>
  users.call('PATCH', `/api/users/${id}/consent`, { token, body: { phoneShareConsent: isActive, isActive } })

test('chat is told who may send before a pause and its lifting are answered, by staff and by the member', async () => {
  const [moderator, { id: memberId, ...member }] = [await orders.staff('moderator'), await users.member()]
  users.others.recover()
  await orders.pause(moderator.id, [memberId])
  await orders.activate(moderator.id, memberId)
  await consent({ id: memberId, ...member }, false)
  await consent({ id: memberId, ...member }, true)
  expect(told()).toEqual([false, true, false, true].map((isActive) => [{ memberId, isActive }]))
})

test('chat is told of many members in one call, those too whom a repetition finds paused', async () => {
  const [moderator, one, two] = [await orders.staff('moderator'), await users.member(), await users.member()]
  users.others.recover()
  const order = orders.order(moderator.id, [one.id, two.id, moderator.id, uuidv7()])
  const each = (isActive: boolean) => [one.id, two.id].toSorted().map((memberId) => ({ memberId, isActive }))
  await orders.call('POST', 'staff/pauses', order)
  await orders.call('POST', 'staff/pauses', order)
  await orders.call('POST', `staff/pauses/${order.pauseId}/undo`, { actorId: moderator.id })
  expect(told()).toEqual([each(false), each(false), each(true)])
})

test('chat is told of a new role with the time from which sessions count', async () => {
  const [admin, member] = [await orders.staff('admin'), await users.member()]
  users.others.recover()
  const before = users.clock.now()
  await orders.giveRole(admin.id, member.id, 'moderator')
  const [change] = users.others.told.flatMap(({ body }) => memberChangesSchema.parse(body))
  expect(change).toMatchObject({ memberId: member.id, role: 'moderator' })
  expect(Date.parse(change?.sessionsValidFrom ?? '')).toBeGreaterThanOrEqual(before.getTime())
})

test('a pause holds while the chat service is down, which gets it by the event', async () => {
  const [moderator, member] = [await orders.staff('moderator'), await users.member()]
  users.others.answer = { status: 503, body: {} }
  expect((await orders.pause(moderator.id, [member.id])).json.accounts).toHaveLength(1)
  expect((await orders.profile(member.token)).pausedByStaff).toBe(true)
  await waitUntil('the event comes', () =>
    events.some(({ memberId, isActive }) => memberId === member.id && !isActive),
  )
})
