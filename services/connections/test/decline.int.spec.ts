import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { matchLimitSchema, receivedContactsSchema } from '@rafiq/contracts/connections'
import { calledBy, type RegisteredMember } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

const path = '/api/users/connections/received'
const decline: ConnectionsService['decline'] = (...call) => service.decline(...call)
const received = async ({ token }: RegisteredMember) =>
  receivedContactsSchema.parse((await service.call('GET', path, { token })).json)
const shared = async (me: RegisteredMember) =>
  matchLimitSchema.parse((await service.limit(me)).json).matchesShared
const matchIds = async (member: RegisteredMember) => (await service.users.matches(member)).map(({ id }) => id)

/** Two members, of whom the first has contacted the second. */
async function aContact() {
  const me = await service.users.member({ name: 'ريم', age: 31 })
  const other = await service.users.member()
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

describe('a kind decline', () => {
  test('ends the contact, frees its place and hides the two from each other at once', async () => {
    const { me, other } = await aContact()
    service.clock.advance(60_000)
    const answer = await decline(other, me.id)
    expect([answer.status, answer.bytes.length]).toEqual([204, 0])
    expect((await service.history(me)).json).toMatchObject([
      { status: 'declined', respondedAt: service.clock.now().toISOString(), responseMinutes: 1 },
    ])
    expect(await shared(me)).toBe(0)
    expect(await matchIds(me)).not.toContain(other.id)
    expect(await matchIds(other)).not.toContain(me.id)
    expect(await received(other)).toEqual([])
  })

  test('may be repeated, also at once, and is one', async () => {
    const { me, other } = await aContact()
    const answers = await Promise.all([decline(other, me.id), decline(other, me.id), decline(other, me.id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const [row] = await service.database.query(
      'select status, version from connections.connections where user_id = $1',
      [me.id],
    )
    expect(row).toEqual({ status: 'declined', version: 2 })
  })

  test('is not undone by who made the contact: no new one, no outcome, no contact of the other direction', async () => {
    const { me, other } = await aContact()
    await decline(other, me.id)
    expect((await service.contact(me, other.id)).status).toBe(409)
    expect((await service.settle(me, other.id, 'connected')).status).toBe(409)
    expect((await service.contact(other, me.id)).status).toBe(404)
    expect((await service.history(me)).json).toMatchObject([{ status: 'declined' }])
  })

  test('and an outcome at the same moment are one of the two', async () => {
    const { me, other } = await aContact()
    const [kindNo, outcome] = await Promise.all([
      decline(other, me.id),
      service.settle(me, other.id, 'connected'),
    ])
    expect([
      [204, 409],
      [409, 200],
    ]).toContainEqual([kindNo.status, outcome.status])
  })

  test('ends a contact that has expired too', async () => {
    const { me, other } = await aContact()
    service.clock.advance(15 * 86_400_000)
    expect((await decline(other, me.id)).status).toBe(204)
    expect((await service.history(me)).json).toMatchObject([{ status: 'declined' }])
  })

  test('is open to a paused member', async () => {
    const { me, other } = await aContact()
    await service.users.consent(other, false)
    expect((await decline(other, me.id)).status).toBe(204)
  })

  test('is for a received contact: 404 to its maker, to another member and for an unknown one', async () => {
    const { me, other } = await aContact()
    const outsider = await service.users.member()
    expect(await decline(me, other.id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    expect((await decline(outsider, me.id)).status).toBe(404)
    expect((await decline(other, 'reem')).status).toBe(404)
    expect((await decline({}, me.id)).status).toBe(401)
    expect((await service.history(me)).json).toMatchObject([{ status: 'contacted' }])
  })

  test.each([{ status: 'failed' }, { status: null }, {}, []])('is not %j', async (body) => {
    const { me, other } = await aContact()
    expect((await decline(other, me.id, body)).status).toBe(400)
  })
})

describe('contacts that were received', () => {
  test('are listed for who received them, newest first, until they are settled', async () => {
    const { me, other } = await aContact()
    const contactedAt = service.clock.now().toISOString()
    service.clock.advance(1_000)
    const second = await service.users.member()
    await service.contact(second, other.id)
    const list = await received(other)
    expect(list.map(({ userId }) => userId)).toEqual([second.id, me.id])
    expect(list[1]).toEqual({
      userId: me.id,
      contactedAt,
      answeredAt: null,
      member: { name: 'ريم', location: 'riyadh', age: 31 },
    })
    await service.settle(me, other.id, 'connected')
    expect((await received(other)).map(({ userId }) => userId)).toEqual([second.id])
    expect(await received(me)).toEqual([])
  })

  test('tell when they were answered', async () => {
    const { me, other } = await aContact()
    service.clock.advance(60_000)
    await service.contact(other, me.id)
    expect(await received(other)).toMatchObject([
      { userId: me.id, answeredAt: service.clock.now().toISOString() },
    ])
  })

  test('need a session', async () => {
    expect((await service.call('GET', path)).status).toBe(401)
  })

  test('that were declined are in the exports of both as that', async () => {
    const { me, other } = await aContact()
    await decline(other, me.id)
    const held = async ({ id }: RegisteredMember) =>
      (await service.call('GET', `/internal/members/${id}/export`, { headers: calledBy('users') })).json
    expect(await held(me)).toMatchObject({ contacts: [{ status: 'declined' }] })
    expect(await held(other)).toMatchObject({ received: [{ status: 'declined' }] })
  })
})
