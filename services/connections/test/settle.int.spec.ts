import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connectionsSchema } from '@rafiq/contracts/connections'
import { calledBy, type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

type Overrides = Parameters<ConnectionsService['users']['member']>[0]

/** Two members, of whom the first has contacted the second. */
async function aContact(
  overrides: Overrides = {},
): Promise<{ me: RegisteredMember; other: RegisteredMember }> {
  const [me, other] = [await service.users.member(overrides), await service.users.member(overrides)]
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

const matchIds = async (member: RegisteredMember) => (await service.users.matches(member)).map(({ id }) => id)

describe('an outcome', () => {
  test('is recorded with how long it took', async () => {
    const { me, other } = await aContact()
    service.clock.advance(90.5 * 60_000)
    expect(await service.settle(me, other.id, 'connected')).toMatchObject({
      status: 200,
      json: {
        status: 'connected',
        respondedAt: service.clock.now().toISOString(),
        responseMinutes: 90,
      },
    })
    expect(await service.users.matches(me)).toContainEqual(
      expect.objectContaining({ id: other.id, connectionStatus: 'connected' }),
    )
  })

  test('as failed hides the two from each other at once', async () => {
    const { me, other } = await aContact()
    expect(await matchIds(me)).toContain(other.id)
    expect(await matchIds(other)).toContain(me.id)
    expect(await service.settle(me, other.id, 'failed')).toMatchObject({ json: { status: 'failed' } })
    expect(await matchIds(me)).not.toContain(other.id)
    expect(await matchIds(other)).not.toContain(me.id)
    expect((await service.contact(other, me.id)).status).toBe(404)
    expect((await service.contact(me, other.id)).status).toBe(409)
  })

  test('reaches the users service by its event where the call did not', async () => {
    const { me, other } = await aContact()
    await service.line.unplug()
    try {
      expect((await service.settle(me, other.id, 'failed')).status).toBe(200)
    } finally {
      await service.line.plugIn()
    }
    await waitUntil('the match is gone', async () => !(await matchIds(me)).includes(other.id))
  })

  test('stays, whatever is said later or at once', async () => {
    const { me, other } = await aContact()
    const answers = await Promise.all([
      service.settle(me, other.id, 'connected'),
      service.settle(me, other.id, 'failed'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await service.settle(me, other.id, 'failed')).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    })
  })

  test('belongs to who made the contact', async () => {
    const { me, other } = await aContact()
    expect((await service.settle(other, me.id, 'failed')).status).toBe(404)
    const path = `/api/whatsapp-connections/${me.id}/${other.id}`
    const body = { status: 'failed' }
    expect((await service.call('PATCH', path, { token: other.token, body })).status).toBe(403)
    expect((await service.call('PATCH', path, { body })).status).toBe(401)
    expect((await service.history(me)).json).toMatchObject([{ status: 'contacted' }])
  })

  test.each(['contacted', 'pending_response', 'Connected', ''])('is not %j', async (status) => {
    const { me, other } = await aContact()
    expect(await service.settle(me, other.id, status)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'status' }] },
    })
  })

  test('of no contact, or of an id that is none, is unknown', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    expect((await service.settle(me, other.id, 'failed')).status).toBe(404)
    expect((await service.settle(me, 'reem', 'failed')).status).toBe(404)
  })
})

describe('the history', () => {
  test("has the caller's own contacts, newest first", async () => {
    const me = await service.users.member()
    const names = ['سارة', 'هند', 'منى']
    for (const name of names) {
      const { id } = await service.users.member({ name })
      service.clock.advance(1_000)
      await service.contact(me, id)
    }
    const { status, json } = await service.history(me)
    expect(status).toBe(200)
    const connections = connectionsSchema.parse(json)
    expect(connections.map(({ matchedUser }) => matchedUser.name)).toEqual([...names].reverse())
  })

  test('is empty for who contacted nobody, also for who was contacted', async () => {
    const { other } = await aContact()
    expect(await service.history(other)).toMatchObject({ status: 200, json: [] })
  })

  test('needs a session', async () => {
    expect((await service.call('GET', '/api/users/connections')).status).toBe(401)
  })

  test('is given to other services that may call it alone', async () => {
    const { me, other } = await aContact()
    const path = `/internal/members/${me.id}/export`
    expect((await service.call('GET', path, { token: me.token })).status).toBe(403)
    const { json } = await service.call('GET', path, { headers: calledBy('users') })
    expect(json).toEqual({ contacts: (await service.history(me)).json, received: [] })
    const othersPath = `/internal/members/${other.id}/export`
    const { json: others } = await service.call('GET', othersPath, {
      headers: calledBy('users'),
    })
    expect(others).toEqual({
      contacts: [],
      received: [{ status: 'contacted', contactedAt: expect.any(String), remindedAt: null }],
    })
  })
})
