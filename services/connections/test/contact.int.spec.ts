import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errorMessages } from '@rafiq/contracts'
import { connectionSchema } from '@rafiq/contracts/connections'
import { askAgain, type RegisteredMember } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService
let crowd: RegisteredMember[]

/** One after the other: many registrations at once wait for the four connections of the users service. */
async function members(count: number, overrides: Parameters<ConnectionsService['users']['member']>[0] = {}) {
  const made: RegisteredMember[] = []
  while (made.length < count) made.push(await service.users.member(overrides))
  return made
}

/** Many at once wait for one another, on a busy machine for longer than a service waits. */
const contact = (member: RegisteredMember, { id }: { id: string }) =>
  askAgain(() => service.contact(member, id))

beforeAll(async () => {
  service = await ConnectionsService.start()
  crowd = await members(20)
})
afterAll(() => service?.stop())

describe('a contact', () => {
  test('is recorded with what is known of the other, though that member joined before any event came', async () => {
    const [me, other] = [await service.users.member(), await service.users.member({ name: 'ريم', age: 31 })]
    const { status, json } = await service.contact(me, other.id)
    expect(status).toBe(201)
    expect(connectionSchema.strict().parse(json)).toMatchObject({
      userId: me.id,
      matchedUserId: other.id,
      status: 'contacted',
      contactedAt: service.clock.now().toISOString(),
      respondedAt: null,
      responseMinutes: null,
      matchedUser: { name: 'ريم', location: 'riyadh', age: 31 },
    })
  })

  test("shows on the viewer's card before the answer, and on nobody else's", async () => {
    const [me, other] = await members(2, { location: 'abha', area: null })
    if (!me || !other) throw new Error('There is nobody.')
    await service.contact(me, other.id)
    expect(await service.users.matches(me)).toMatchObject([{ id: other.id, connectionStatus: 'contacted' }])
    expect(await service.users.matches(other)).toMatchObject([{ id: me.id, connectionStatus: null }])
  })

  test('is made once in each direction', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    expect((await service.contact(me, other.id)).status).toBe(201)
    expect(await service.contact(me, other.id)).toMatchObject({ status: 409, json: { code: 'conflict' } })
    expect((await service.contact(other, me.id)).status).toBe(201)
  })

  test('twice at once is one contact', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.contact(me, other.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test('of both directions at once is two', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    const answers = await Promise.all([service.contact(me, other.id), service.contact(other, me.id)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test('needs a match: nobody of another city, not oneself, no unknown member', async () => {
    const me = await service.users.member()
    const far = await service.users.member({ location: 'jeddah', area: null })
    for (const id of [far.id, me.id, '01900000-0000-7000-8000-000000000000']) {
      expect(await service.contact(me, id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    }
    expect((await service.history(me)).json).toEqual([])
  })

  test('is refused while the caller is paused', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    await service.users.consent(me, false)
    expect(await service.contact(me, other.id)).toMatchObject({
      status: 403,
      json: { code: 'account-paused', message: 'Account paused' },
    })
    await service.users.consent(me, true)
    expect((await service.contact(me, other.id)).status).toBe(201)
  })

  test('is made for nobody else, and by nobody without a session', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    const body = { userId: other.id, matchedUserId: me.id, status: 'contacted' }
    const path = '/api/whatsapp-connections'
    expect((await service.call('POST', path, { token: me.token, body })).status).toBe(403)
    expect((await service.call('POST', path, { body })).status).toBe(401)
  })

  test.each([
    [{}, ['userId', 'matchedUserId', 'status']],
    [{ matchedUserId: 'reem' }, ['userId', 'matchedUserId', 'status']],
    [{ status: 'connected' }, ['userId', 'matchedUserId', 'status']],
  ])('of %j is refused field by field', async (body, paths) => {
    const [me] = crowd
    const { status, json } = await service.call('POST', '/api/whatsapp-connections', {
      token: me?.token ?? '',
      body,
    })
    expect(status).toBe(400)
    expect(json.issues.map(({ path }: { path: string }) => path)).toEqual(paths)
  })

  test('is answered 503 while the users service is unavailable, and stores nothing', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    // Known here from now on, so that reading one's own does not need the users service.
    expect((await service.limit(me)).status).toBe(200)
    await service.line.unplug()
    try {
      const { status, headers, json } = await service.contact(me, other.id)
      expect([status, json.code]).toEqual([503, 'unavailable'])
      expect(headers['retry-after']).toBeDefined()
      expect(await service.limit(me)).toMatchObject({ status: 200, json: { matchesShared: 0 } })
    } finally {
      await service.line.plugIn()
    }
    expect((await service.contact(me, other.id)).status).toBe(201)
  })
})

describe('the limit', () => {
  test('of six open contacts holds when twenty are made at once', async () => {
    const me = await service.users.member()
    const answers = await Promise.all(crowd.map((other) => contact(me, other)))
    const made = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 422)
    expect([made.length, refused.length]).toEqual([6, 14])
    for (const { json } of refused) {
      expect(json).toEqual({ code: 'contact-limit', message: errorMessages['contact-limit'] })
    }
    expect((await service.limit(me)).json).toEqual({ matchesShared: 6, maxMatches: 6 })
    expect((await service.history(me)).json).toHaveLength(6)
  })

  test('has room again for each contact that is settled, and counts nobody else’s', async () => {
    const [me] = crowd
    if (!me) throw new Error('There is nobody.')
    const others = crowd.slice(1, 8)
    for (const { id } of others.slice(0, 6)) await service.contact(me, id)
    const [first, seventh] = [others[0], others[6]]
    if (!first || !seventh) throw new Error('There is nobody.')
    expect((await service.contact(me, seventh.id)).status).toBe(422)
    await service.settle(me, first.id, 'connected')
    expect((await service.limit(me)).json.matchesShared).toBe(5)
    expect((await service.contact(me, seventh.id)).status).toBe(201)
    expect((await service.limit(seventh)).json.matchesShared).toBe(0)
  })

  test('has room for one of many contacts at the moment when one is declined', async () => {
    const me = await service.users.member()
    for (const { id } of crowd.slice(0, 6)) await service.contact(me, id)
    const [decliner, ...others] = [crowd[0], ...crowd.slice(6, 12)]
    const contacts = others.map((other) => contact(me, other))
    const [declined, ...answers] = await Promise.all([service.decline(decliner ?? {}, me.id), ...contacts])
    expect(declined.status).toBe(204)
    const made = answers.filter(({ status }) => status === 201).length
    expect(made).toBeLessThanOrEqual(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(answers.length - made)
    expect((await service.limit(me)).json.matchesShared).toBe(5 + made)
  })

  test.each<[string, (me: RegisteredMember, first: RegisteredMember) => Promise<{ status: number }>]>([
    ['an outcome', (me, { id }) => service.settle(me, id, 'connected')],
    ['a kind decline', (me, first) => service.decline(first, me.id)],
  ])('lets one of two contacts through at most beside %s that frees a place', async (_, free) => {
    const me = await service.users.member()
    const [first, ...others] = crowd
    if (!first) throw new Error('There is nobody.')
    for (const { id } of [first, ...others.slice(0, 5)]) await service.contact(me, id)
    const [freed, ...contacts] = await Promise.all([
      free(me, first),
      ...others.slice(5, 7).map(({ id }) => service.contact(me, id)),
    ])
    expect([200, 204]).toContain(freed?.status)
    const made = contacts.filter(({ status }) => status === 201).length
    expect(contacts.filter(({ status }) => status === 422)).toHaveLength(2 - made)
    expect(made).toBeLessThanOrEqual(1)
    expect((await service.limit(me)).json.matchesShared).toBe(5 + made)
  })

  test('is told to members only', async () => {
    expect((await service.call('GET', '/api/user/match-limit')).status).toBe(401)
  })
})
