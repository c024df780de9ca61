import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { EventData } from '@rafiq/contracts/events'
import { EventBus } from '@rafiq/service-kit'
import { calledBy, untilReady, waitUntil } from '@rafiq/testing'
import { AnnounceUnread } from '../src/unread/announce-unread.ts'
import { ChatService, type TestMember } from './chat-service.ts'

let chat: ChatService
const told: EventData<'messages.unread'>[] = []

beforeAll(async () => {
  chat = await ChatService.start(2)
  await chat.database.addConsumer('chat', 'messages.unread', 'unread-spec')
  const events = chat.app.get(EventBus)
  events.subscribe('messages.unread', 'unread-spec', async (unread) => {
    told.push(unread)
  })
  await untilReady(events)
})
afterAll(() => chat?.stop())
beforeEach(() => {
  told.length = 0
})

/** All that is stored by now becomes old enough, and every replica looks at once. */
async function look(): Promise<void> {
  // Behind nothing that is stored already, and ahead of what comes.
  await chat.database.query(
    "update chat.messages set id = uuidv7(interval '-10 minutes') where id > uuidv7(interval '-5 minutes')",
  )
  await chat.database.query(
    "update chat.unread_scan set scanned_until = clock_timestamp() - interval '11 minutes'",
  )
  await Promise.all(
    [0, 1].map((replica) => chat.replica(replica).get(AnnounceUnread, { strict: false }).run()),
  )
}
const toldTo = async (member: TestMember, count: number) => {
  const own = () => told.filter(({ memberId }) => memberId === member.id)
  await waitUntil('it is told', () => own().length >= count)
  return own()
}
const unread = ({ id }: TestMember) =>
  chat.call('GET', `/internal/members/${id}/unread`, { headers: calledBy('users') })

test('last unread message of a room is published once by two replicas, for its recipient', async () => {
  const { one, two, room } = await chat.pair()
  for (const content of ['a', 'b']) await chat.post(one, room, content)
  await look()
  const unreadOfTwo = { memberId: two.id, senderId: one.id, sequence: 2, readSequence: 0 }
  expect(await toldTo(two, 1)).toEqual([unreadOfTwo])
  expect(await unread(two)).toMatchObject({
    status: 200,
    json: { unread: [{ chatRoomId: room, senderId: one.id }] },
  })
  expect((await unread(one)).json).toEqual({ unread: [] })
  // Later events come after those of the same transaction.
  const later = await chat.pair()
  await chat.post(later.one, later.room, 'c')
  await look()
  await toldTo(later.two, 1)
  expect(told.filter(({ memberId }) => memberId === one.id)).toEqual([])
})

test('unread message that was read, or that a block hides, is not published', async () => {
  const [read, hidden, plain] = [await chat.pair(), await chat.pair(), await chat.pair()]
  for (const { one, room } of [read, hidden, plain]) await chat.post(one, room, 'a')
  const client = await chat.connect(read.two)
  await client.timeout(60_000).emitWithAck('room:read', { chatRoomId: read.room, sequence: 1 })
  await chat.block(hidden.one, hidden.two, { blocked: true, version: 1 })
  await look()
  await toldTo(plain.two, 1)
  expect(told.map(({ memberId }) => memberId)).not.toContain(read.two.id)
  expect(told.map(({ memberId }) => memberId)).not.toContain(hidden.two.id)
  expect((await unread(read.two)).json).toEqual({ unread: [] })
  expect((await unread(hidden.two)).json).toEqual({ unread: [] })
})

test('unread messages after a partial read are published with the read position', async () => {
  const { one, two, room } = await chat.pair()
  await chat.post(one, room, 'a')
  const client = await chat.connect(two)
  await client.timeout(60_000).emitWithAck('room:read', { chatRoomId: room, sequence: 1 })
  await chat.post(one, room, 'b')
  await look()
  expect(await toldTo(two, 1)).toMatchObject([{ sequence: 2, readSequence: 1 }])
})

test('unread message that has just arrived is not published yet', async () => {
  const { one, two, room } = await chat.pair()
  await look()
  await chat.post(one, room, 'a')
  await chat.replica(0).get(AnnounceUnread, { strict: false }).run()
  expect(told.filter(({ memberId }) => memberId === two.id)).toEqual([])
  expect((await unread(two)).json).toEqual({ unread: [{ chatRoomId: room, senderId: one.id }] })
})

test('unread counts are for the users service alone, and for an id', async () => {
  const { one } = await chat.pair()
  const path = `/internal/members/${one.id}/unread`
  expect((await chat.call('GET', path, { headers: calledBy('connections') })).status).toBe(403)
  expect((await chat.call('GET', path, { token: one.token })).status).toBe(403)
  const nobody = await chat.call('GET', '/internal/members/x/unread', { headers: calledBy('users') })
  expect(nobody.status).toBe(404)
})
