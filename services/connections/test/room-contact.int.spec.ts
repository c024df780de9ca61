import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { calledBy, type RegisteredMember } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

const ask = (userId: string, matchedUserId: string, headers = calledBy('chat')) =>
  service.app.inject({
    method: 'POST',
    url: '/internal/contacts',
    headers,
    payload: { userId, matchedUserId },
  })
const openOf = async (member: RegisteredMember) => (await service.limit(member)).json.matchesShared

describe('a contact that a chat room comes with', () => {
  test('is recorded once, like any other', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    const answers = await Promise.all([1, 2, 3].map(() => ask(me.id, other.id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect((await service.history(me)).json).toMatchObject([{ matchedUserId: other.id, status: 'contacted' }])
    expect(await openOf(me)).toBe(1)
  })

  test('is not made where the other has made one', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    await service.contact(other, me.id)
    expect((await ask(me.id, other.id)).statusCode).toBe(204)
    expect([await openOf(me), await openOf(other)]).toEqual([0, 1])
  })

  test('is refused for those who do not match, or no longer do', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    const far = await service.users.member({ location: 'jeddah', area: null })
    expect((await ask(me.id, far.id)).statusCode).toBe(404)
    await service.contact(me, other.id)
    await service.settle(me, other.id, 'failed')
    expect((await ask(me.id, other.id)).statusCode).toBe(404)
    expect((await ask(other.id, me.id)).statusCode).toBe(404)
  })

  test('is refused beyond the limit and while the member is paused', async () => {
    const me = await service.users.member()
    for (let index = 0; index < 6; index += 1) {
      expect((await ask(me.id, (await service.users.member()).id)).statusCode).toBe(204)
    }
    const seventh = await service.users.member()
    const refused = await ask(me.id, seventh.id)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'contact-limit'])
    await service.users.consent(seventh, false)
    const paused = await ask(seventh.id, me.id)
    expect([paused.statusCode, paused.json().code]).toEqual([403, 'account-paused'])
  })

  test('is for services only, and needs two ids', async () => {
    const [me, other] = [await service.users.member(), await service.users.member()]
    expect((await ask(me.id, other.id, { 'x-service-credential': 'guessed' })).statusCode).toBe(403)
    expect((await ask(me.id, 'reem')).statusCode).toBe(400)
  })
})
