import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { EventData } from '@rafiq/contracts/events'
import { WorkContext } from '@rafiq/service-kit'
import { aMemberSnapshot, type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ExpireContacts } from '../src/connections/expire-contacts.ts'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

const nameSeenBy = async (member: RegisteredMember): Promise<string | null | undefined> =>
  (await service.history(member)).json[0]?.matchedUser.name

const stored = async (id: string) =>
  (await service.database.query('select * from connections.members where member_id = $1', [id]))[0]

const tracesOf = (id: string) =>
  service.database.query('select from connections.connections where user_id = $1 or matched_user_id = $1', [
    id,
  ])

function publish(name: 'member.changed' | 'member.deleted', data: EventData<typeof name>): Promise<void> {
  return service.database.publish('users', name, data)
}

const snapshot = (memberId: string, version: number, name: string) =>
  aMemberSnapshot(memberId, { version, name })

async function aContact() {
  const [me, other] = [await service.users.member(), await service.users.member({ name: 'ريم' })]
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

test('a new name reaches the history', async () => {
  const { me, other } = await aContact()
  await service.users.rename(other, 'ريما')
  await waitUntil('the name follows', async () => (await nameSeenBy(me)) === 'ريما')
})

test('an older version is dropped', async () => {
  const { me, other } = await aContact()
  await publish('member.changed', snapshot(other.id, 1_000, 'جديد'))
  await waitUntil('the name follows', async () => (await nameSeenBy(me)) === 'جديد')
  await publish('member.changed', snapshot(other.id, 999, 'قديم'))
  const probe = await service.users.member()
  await publish('member.changed', snapshot(probe.id, 1_000, 'بعده'))
  await waitUntil('what came later is there', async () => (await stored(probe.id))?.name === 'بعده')
  expect(await nameSeenBy(me)).toBe('جديد')
})

test('a deleted account takes its contacts of both directions, and its room in the limit, with it', async () => {
  const { me, other } = await aContact()
  const third = await service.users.member()
  await service.contact(other, me.id)
  await service.contact(other, third.id)
  await service.contact(third, me.id)
  await service.users.delete(other)
  await waitUntil('no trace is left', async () => (await tracesOf(other.id)).length === 0)
  expect((await service.history(me)).json).toEqual([])
  expect((await service.limit(me)).json.matchesShared).toBe(0)
  expect((await service.history(third)).json).toHaveLength(1)
  expect(await stored(other.id)).toMatchObject({ deleted: true, name: null, location: null, age: null })
})

test('a deletion wins over what comes after it, and may come twice', async () => {
  const { other } = await aContact()
  await publish('member.deleted', { memberId: other.id, version: 50 })
  await waitUntil('no trace is left', async () => (await tracesOf(other.id)).length === 0)
  await publish('member.deleted', { memberId: other.id, version: 50 })
  await publish('member.changed', snapshot(other.id, 99, 'عائد'))
  const probe = await service.users.member()
  await publish('member.changed', snapshot(probe.id, 1_000, 'بعده'))
  await waitUntil('what came later is there', async () => (await stored(probe.id))?.name === 'بعده')
  expect(await stored(other.id)).toMatchObject({ deleted: true, name: null })
})

test('a contact made while the other account is deleted is not stored', async () => {
  const [me, other] = [await service.users.member(), await service.users.member()]
  // This service has heard of the deletion, which the users service here has not made.
  await publish('member.deleted', { memberId: other.id, version: 50 })
  await waitUntil('it is known', async () => (await stored(other.id))?.deleted === true)
  expect((await service.contact(me, other.id)).status).toBe(404)
  expect(await tracesOf(other.id)).toEqual([])
})

const expire = () => service.app.get(WorkContext).run(() => service.app.get(ExpireContacts).run())

test.each([
  ['of who declines', 'other'],
  ['of who is declined', 'me'],
] as const)('a decline beside the deletion of the account %s leaves no trace', async (_, gone) => {
  const { me, other } = await aContact()
  const ended = { me, other }[gone]
  const [answer] = await Promise.all([
    service.decline(other, me.id),
    publish('member.deleted', { memberId: ended.id, version: 50 }),
  ])
  expect([204, 401, 404]).toContain(answer.status)
  await waitUntil('no trace is left', async () => (await tracesOf(ended.id)).length === 0)
  expect([401, 404]).toContain((await service.decline(other, me.id)).status)
  expect(await tracesOf(ended.id)).toEqual([])
})

test('a contact that expires beside the deletion of the other account leaves no trace', async () => {
  const { me, other } = await aContact()
  const twoWeeks = 14 * 86_400_000
  service.clock.advance(twoWeeks)
  await Promise.all([expire(), publish('member.deleted', { memberId: other.id, version: 50 })])
  await waitUntil('no trace is left', async () => (await tracesOf(other.id)).length === 0)
  await expire()
  expect(await tracesOf(other.id)).toEqual([])
  // Sessions go by the time, too.
  service.clock.advance(-twoWeeks)
  expect((await service.limit(me)).json.matchesShared).toBe(0)
})
