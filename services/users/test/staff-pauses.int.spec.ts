import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { untilReady, waitUntil } from '@rafiq/testing'
import { StaffOrders } from './staff-orders.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders
const heard: { memberId: string; pausedByStaff: boolean }[] = []

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
  const events = users.app.get(EventBus)
  await users.database.addConsumer('users', 'account.changed', 'staff-spec')
  events.subscribe('account.changed', 'staff-spec', async (account) => {
    heard.push(account)
  })
  await untilReady(events)
})
afterAll(() => users?.stop())

describe('a pause by staff', () => {
  test('hides the member, who is told why and cannot undo it, and is recorded', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const { status, json } = await orders.pause(moderator.id, [member.id], { note: 'seen twice' })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      accounts: [{ memberId: member.id, isActive: false, pausedByStaff: true }],
      unchanged: [],
      refused: [],
    })
    const body = { phoneShareConsent: true, isActive: true }
    await users.call('PATCH', `/api/users/${member.id}/consent`, { token: member.token, body })
    const own = await orders.profile(member.token)
    expect(own).toMatchObject({
      isActive: false,
      pausedByStaff: true,
      staffPause: { reason: 'fraud', until: null },
    })
    expect(JSON.stringify(own)).not.toContain('seen twice')
    expect(await orders.audit(member.id)).toEqual([
      {
        actor: moderator.id,
        role: 'moderator',
        action: 'member.paused',
        details: { pauseId: expect.any(String), reason: 'fraud', until: null },
        service: 'users_service',
      },
    ])
    await waitUntil('it is heard of', () =>
      heard.some((one) => one.memberId === member.id && one.pausedByStaff),
    )
  })

  test('is lifted by staff; the own switch stays what it was', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const off = { phoneShareConsent: false, isActive: false }
    await users.call('PATCH', `/api/users/${member.id}/consent`, { token: member.token, body: off })
    await orders.pause(moderator.id, [member.id])
    expect(await orders.activate(moderator.id, member.id)).toMatchObject({
      status: 200,
      json: { isActive: false, pausedByStaff: false },
    })
    expect(await orders.activate(moderator.id, member.id)).toMatchObject({
      status: 422,
      json: { code: 'paused-by-member' },
    })
    expect((await orders.audit(member.id)).map(({ action }) => action)).toEqual([
      'member.paused',
      'member.activated',
    ])
  })

  test('that is not there is not lifted, and whose account it was shown for is recorded', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    expect(await orders.activate(moderator.id, member.id)).toMatchObject({
      status: 200,
      json: { email: member.email },
    })
    expect(await orders.audit(member.id)).toMatchObject([{ actor: moderator.id, action: 'member.read' }])
  })

  test('with an end ends by itself', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const until = new Date(Date.now() + 86_400_000).toISOString()
    await orders.pause(moderator.id, [member.id], { until })
    expect((await orders.profile(member.token)).staffPause).toEqual({ reason: 'fraud', until })
    await users.database.hasten('users.end-pause', { memberId: member.id })
    await waitUntil('it has ended', async () => (await orders.profile(member.token)).isActive === true)
    expect(await orders.profile(member.token)).toMatchObject({ pausedByStaff: false, staffPause: null })
    expect((await orders.audit(member.id)).at(-1)).toMatchObject({
      actor: null,
      role: 'system',
      details: { how: 'ended' },
    })
  })

  test('takes the place of one that it names, and is repeated by its id', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const review = orders.order('system', [member.id], { reason: 'under-review' })
    const first = await orders.call('POST', 'staff/pauses', review)
    expect(first.json.accounts).toMatchObject([{ memberId: member.id, pausedByStaff: true }])
    const until = new Date(Date.now() + 86_400_000).toISOString()
    expect((await orders.pause(moderator.id, [member.id], { until })).json.refused).toHaveLength(1)
    const decision = orders.order(moderator.id, [member.id], { until, replaces: [uuidv7(), review.pauseId] })
    for (const part of ['accounts', 'unchanged']) {
      const { json } = await orders.call('POST', 'staff/pauses', decision)
      expect(json[part]).toMatchObject([{ memberId: member.id, pausedByStaff: true }])
    }
    expect((await orders.profile(member.token)).staffPause).toEqual({ reason: 'fraud', until })
    const undo = await orders.call('POST', `staff/pauses/${review.pauseId}/undo`, { actorId: 'system' })
    expect(undo).toMatchObject({ status: 200, json: { accounts: [] } })
    expect((await orders.profile(member.token)).pausedByStaff).toBe(true)
    expect(await orders.audit(member.id)).toMatchObject([
      { actor: null, role: 'system', action: 'member.paused' },
      { actor: moderator.id, action: 'member.paused' },
    ])
  })

  test('by the platform itself is lifted by it, and is never of staff', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const order = orders.order('system', [member.id, moderator.id], { reason: 'under-review' })
    const { json } = await orders.call('POST', 'staff/pauses', order)
    expect(json.refused).toEqual([{ id: moderator.id, code: 'forbidden' }])
    expect((await orders.profile(member.token)).staffPause).toEqual({ reason: 'under-review', until: null })
    await orders.call('POST', `staff/pauses/${order.pauseId}/undo`, { actorId: 'system' })
    expect(await orders.profile(member.token)).toMatchObject({ isActive: true, pausedByStaff: false })
  })

  test('by the platform itself is lifted by it also where the member has joined the team since', async () => {
    const [admin, member] = [await orders.staff('admin'), await users.member()]
    const order = orders.order('system', [member.id], { reason: 'under-review' })
    await orders.call('POST', 'staff/pauses', order)
    expect((await orders.giveRole(admin.id, member.id, 'moderator')).status).toBe(200)
    const { json } = await orders.call('POST', `staff/pauses/${order.pauseId}/undo`, { actorId: 'system' })
    expect(json).toMatchObject({ accounts: [{ memberId: member.id, pausedByStaff: false }], refused: [] })
  })

  test('by staff is not the platform’s own, whatever its terms', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const terms = { reason: 'under-review' }
    await orders.pause(moderator.id, [member.id], terms)
    const { json } = await orders.call('POST', 'staff/pauses', orders.order('system', [member.id], terms))
    expect(json).toMatchObject({ unchanged: [], refused: [{ id: member.id, code: 'conflict' }] })
  })

  test('does not begin in the past', async () => {
    const [moderator, member] = [await orders.staff('moderator'), await users.member()]
    const until = new Date(users.clock.now().getTime() - 1).toISOString()
    expect((await orders.pause(moderator.id, [member.id], { until })).status).toBe(400)
    expect(await orders.audit(member.id)).toEqual([])
  })

  test('of two at once happens once, and the other is told', async () => {
    const [one, two, member] = [
      await orders.staff('moderator'),
      await orders.staff('moderator'),
      await users.member(),
    ]
    const answers = await Promise.all([
      orders.pause(one.id, [member.id], { reason: 'fraud' }),
      orders.pause(two.id, [member.id], { reason: 'harassment' }),
    ])
    expect(answers.map(({ json }) => json.accounts.length).sort()).toEqual([0, 1])
    expect(answers.flatMap(({ json }) => json.refused)).toEqual([{ id: member.id, code: 'conflict' }])
    expect(await orders.audit(member.id)).toHaveLength(1)
  })

  test('of many is undone for just those whom it paused', async () => {
    const moderator = await orders.staff('moderator')
    const [a, b, before] = [await users.member(), await users.member(), await users.member()]
    const admin = await orders.staff('admin')
    await orders.pause(moderator.id, [before.id], { reason: 'underage' })
    const bulk = orders.order(moderator.id, [a.id, b.id, before.id, admin.id, moderator.id, uuidv7()])
    const { json } = await orders.call('POST', 'staff/pauses', bulk)
    expect(json.accounts.map(({ memberId }: { memberId: string }) => memberId)).toEqual([a.id, b.id])
    expect(json.refused.map(({ code }: { code: string }) => code)).toEqual([
      'conflict',
      'forbidden',
      'forbidden',
      'not-found',
    ])
    // Somebody else has looked at b meanwhile.
    await orders.activate(admin.id, b.id)
    await orders.pause(admin.id, [b.id], { reason: 'harassment' })
    const undo = await orders.call('POST', `staff/pauses/${bulk.pauseId}/undo`, { actorId: moderator.id })
    expect(undo.json.accounts).toMatchObject([{ memberId: a.id, isActive: true }])
    expect((await orders.profile(b.token)).staffPause).toMatchObject({ reason: 'harassment' })
    expect((await orders.profile(before.token)).staffPause).toMatchObject({ reason: 'underage' })
    const again = await orders.call('POST', `staff/pauses/${bulk.pauseId}/undo`, { actorId: moderator.id })
    expect(again).toMatchObject({ status: 200, json: { accounts: [], refused: [] } })
  })
})
