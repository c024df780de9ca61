import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EventData } from '@rafiq/contracts/events'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy, type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

async function aContact() {
  const [me, other] = [await service.users.member(), await service.users.member({ name: 'ريم' })]
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

const history = async (member: RegisteredMember) => (await service.history(member)).json
const shared = async (member: RegisteredMember) => (await service.limit(member)).json.matchesShared
const isHidden = async (member: RegisteredMember) => (await history(member)).length === 0

/** As the users service tells it. */
const tell = (blockerId: string, blockedId: string, body: unknown, headers = calledBy('users')) =>
  service.call('PUT', `/internal/blocks/${blockerId}/${blockedId}`, {
    body,
    headers,
  })

const publish = (change: EventData<'pair.blocked'>) =>
  service.database.publish('users', 'pair.blocked', change)

describe('a block', () => {
  test.each(['who made the contact', 'the other'])('by %s hides it at once', async (who) => {
    const { me, other } = await aContact()
    await service.contact(other, me.id)
    const [blocker, blocked] = who === 'the other' ? [other, me] : [me, other]
    await service.users.block(blocker, blocked.id)
    for (const [member, partner] of [
      [me, other],
      [other, me],
    ] as const) {
      expect(await history(member)).toEqual([])
      expect(await shared(member)).toBe(0)
      const gone = { status: 404, json: { code: 'not-found' } }
      expect(await service.contact(member, partner.id)).toMatchObject(gone)
      expect(await service.settle(member, partner.id, 'connected')).toMatchObject(gone)
    }
  })

  test('lifted, brings the contact back as it was', async () => {
    const { me, other } = await aContact()
    const [before] = await history(me)
    await service.users.block(other, me.id)
    await service.users.unblock(other, me.id)
    expect(await history(me)).toEqual([before])
    expect(await shared(me)).toBe(1)
    expect((await service.contact(me, other.id)).status).toBe(409)
    expect((await service.settle(me, other.id, 'connected')).status).toBe(200)
  })

  test('of both hides it until both have lifted theirs', async () => {
    const { me, other } = await aContact()
    await service.users.block(me, other.id)
    await service.users.block(other, me.id)
    await service.users.unblock(me, other.id)
    expect(await isHidden(me)).toBe(true)
    await service.users.unblock(other, me.id)
    expect(await isHidden(me)).toBe(false)
  })

  test('leaves other contacts alone', async () => {
    const { me, other } = await aContact()
    const third = await service.users.member()
    await service.contact(me, third.id)
    await service.users.block(me, other.id)
    expect(await history(me)).toMatchObject([{ matchedUserId: third.id }])
    expect(await shared(me)).toBe(1)
  })

  test.each([true, false])(
    'at the same moment as a contact hides it (block sent first: %p)',
    async (first) => {
      const [me, other] = [await service.users.member(), await service.users.member()]
      const block = () => service.users.block(other, me.id)
      const blocking = first ? block() : undefined
      const contacting = service.contact(me, other.id)
      await Promise.all([contacting, blocking ?? block()])
      const { status } = await contacting
      expect([201, 404]).toContain(status)
      expect(await isHidden(me)).toBe(true)
      await service.users.unblock(other, me.id)
      expect((await history(me)).length).toBeGreaterThanOrEqual(status === 201 ? 1 : 0)
    },
  )

  test("takes the other's name out of one's export while it holds", async () => {
    const { me, other } = await aContact()
    await service.users.block(other, me.id)
    const { json } = await service.call('GET', `/internal/members/${me.id}/export`, {
      headers: calledBy('users'),
    })
    expect(json.contacts).toMatchObject([
      { matchedUserId: other.id, matchedUser: { name: null, location: null, age: null } },
    ])
  })
})

describe('a block is delivered', () => {
  test('by its event as well: a service that was down hides the contact after its restart', async () => {
    const { me, other } = await aContact()
    await service.down()
    await service.users.block(other, me.id)
    await service.up()
    await waitUntil('it is hidden', () => isHidden(me))
  })

  test('in any order, and more than once', async () => {
    const { me, other } = await aContact()
    const pair = { blockerId: other.id, blockedId: me.id }
    expect((await tell(other.id, me.id, { blocked: false, version: 2 })).status).toBe(204)
    expect((await tell(other.id, me.id, { blocked: true, version: 1 })).status).toBe(204)
    expect(await isHidden(me)).toBe(false)
    await publish({ ...pair, blocked: true, version: 3 })
    await waitUntil('it is hidden', () => isHidden(me))
    expect((await tell(other.id, me.id, { blocked: false, version: 2 })).status).toBe(204)
    expect((await tell(other.id, me.id, { blocked: true, version: 3 })).status).toBe(204)
    expect(await isHidden(me)).toBe(true)
  })

  test('of nobody keeps nothing', async () => {
    const [one, two] = [uuidv7(), uuidv7()]
    expect((await tell(one, two, { blocked: true, version: 1 })).status).toBe(204)
    const kept = await service.database.query('select from connections.blocks where blocker_id = $1', [one])
    expect(kept).toEqual([])
  })

  test('by other services only, in words of the contract', async () => {
    const { me, other } = await aContact()
    expect(
      (await tell(me.id, other.id, { blocked: true, version: 1 }, { 'x-service-credential': 'guessed' }))
        .status,
    ).toBe(403)
    for (const body of [{}, { blocked: 'yes', version: 1 }, { blocked: true, version: 0 }]) {
      expect((await tell(me.id, other.id, body)).status).toBe(400)
    }
    expect((await tell('reem', other.id, { blocked: true, version: 1 })).status).toBe(404)
    expect(await isHidden(me)).toBe(false)
  })
})
