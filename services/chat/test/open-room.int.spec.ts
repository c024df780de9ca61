import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chatRoomSchema } from '@rafiq/contracts/chat'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { askAgain, waitUntil } from '@rafiq/testing'
import { ChatService, received, send, type TestMember } from './chat-service.ts'
import { OtherServices } from './other-services.ts'

let chat: ChatService
let others: OtherServices

beforeAll(async () => {
  chat = await ChatService.start(1, {}, async (surroundings) => {
    others = await OtherServices.start(surroundings)
    return others.settings
  })
})
afterAll(async () => {
  await others?.stop()
  await chat?.stop()
})

/** Three services are asked; where many ask at once, they wait for one another. */
const open = ({ token }: TestMember, matchedUserId: unknown) =>
  askAgain(() => chat.call('POST', '/api/chat-rooms', { token, body: { matchedUserId } }))

describe('opening a room', () => {
  test('records a contact, tells both, and is the same room from both sides', async () => {
    const [one, two] = [
      await others.users.member({ name: 'هند' }),
      await others.users.member({ name: 'ريم' }),
    ]
    const there = await chat.connect(two)
    const told = received(there, 'room:new')
    const first = await open(one, two.id)
    expect(first.status).toBe(200)
    expect(chatRoomSchema.strict().parse(first.json)).toMatchObject({
      otherUser: { id: two.id, name: 'ريم' },
      messages: [],
      unreadCount: 0,
    })
    await waitUntil('the other is told', () => told.length > 0)
    expect(told).toMatchObject([{ id: first.json.id, otherUser: { id: one.id, name: 'هند' } }])
    expect((await open(two, one.id)).json).toMatchObject({ id: first.json.id, otherUser: { id: one.id } })
    const contacts = await chat.database.query(
      'select user_id from connections.connections where user_id = $1',
      [one.id],
    )
    expect(contacts).toHaveLength(1)
    expect((await chat.post(one, first.json.id, 'السلام عليكم')).status).toBe(201)
  })

  test('ten times at once opens one', async () => {
    const [one, two] = [await others.users.member(), await others.users.member()]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? open(one, two.id) : open(two, one.id))),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  })

  test('needs a match, an id and a session', async () => {
    const one = await others.users.member()
    const far = await others.users.member({ location: 'jeddah', area: null })
    for (const id of [far.id, one.id, '01900000-0000-7000-8000-000000000000']) {
      expect(await open(one, id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    }
    expect((await open(one, 'reem')).status).toBe(400)
    expect((await open({ id: one.id, token: '' }, far.id)).status).toBe(401)
  })

  test('is refused while the caller is paused, but for a room that is there: from the answer on, as is a send', async () => {
    const [one, two, three] = [
      await others.users.member(),
      await others.users.member(),
      await others.users.member(),
    ]
    const { json } = await open(one, two.id)
    const socket = await chat.connect(one)
    await others.users.consent(one, false)
    expect(await send(socket, one, json.id, 'x')).toMatchObject({ code: 'account-paused' })
    expect(await open(one, three.id)).toMatchObject({ status: 403, json: { code: 'account-paused' } })
    expect((await open(one, two.id)).json.id).toBe(json.id)
    await others.users.consent(one, true)
    expect(await send(socket, one, json.id, 'x')).toMatchObject({ sequence: 1 })
  })

  test('is refused beyond the limit of contacts', async () => {
    const one = await others.users.member()
    for (let index = 0; index < 6; index += 1) {
      expect((await open(one, (await others.users.member()).id)).status).toBe(200)
    }
    const seventh = await others.users.member()
    expect(await open(one, seventh.id)).toMatchObject({ status: 422, json: { code: 'contact-limit' } })
  })
})

test('a block made before the answer hides the room from the blocker, and lifting it shows it again', async () => {
  const [one, two] = [await others.users.member(), await others.users.member()]
  const { json } = await open(one, two.id)
  await chat.post(two, json.id, 'السلام عليكم')
  const listed = async (member: TestMember) =>
    (await chat.rooms(member)).json.map(({ id }: { id: string }) => id)
  await others.users.block(one, two.id)
  expect([await listed(one), await listed(two)]).toEqual([[], []])
  for (const answer of [await open(two, one.id), await chat.post(two, json.id, 'وينك؟')]) {
    expect(answer).toMatchObject({ status: 404, json: { code: 'not-found' } })
  }
  await others.users.unblock(one, two.id)
  expect([await listed(one), await listed(two)]).toEqual([[json.id], [json.id]])
  expect((await chat.history(one, json.id)).map(({ content }) => content)).toEqual(['السلام عليكم'])
  expect((await open(two, one.id)).json.id).toBe(json.id)
})

test("a member's export has the rooms and the own messages", async () => {
  const [one, two] = [await others.users.member({ name: 'هند' }), await others.users.member({ name: 'ريم' })]
  const { json } = await open(one, two.id)
  await chat.post(one, json.id, 'السلام عليكم')
  await chat.post(two, json.id, 'وعليكم السلام')
  const response = await others.users.export(one)
  expect(response.status).toBe(200)
  expect(memberExportSchema.strict().parse(await response.json()).chat).toMatchObject({
    rooms: [{ id: json.id, otherUser: { name: 'ريم' } }],
    messages: [{ chatRoomId: json.id, content: 'السلام عليكم' }],
  })
})

test('deleting an account erases its rooms, and the deletion record confirms it', async () => {
  const [one, two] = [await others.users.member(), await others.users.member()]
  const { json } = await open(one, two.id)
  await chat.post(one, json.id, 'يروح')
  await others.users.delete(one)
  await waitUntil('the room is gone', async () => (await chat.rooms(two)).json.length === 0)
  const confirmed = () =>
    chat.database.query(
      `select from users.member_erasures where member_id = $1 and service = 'chat' and confirmed_at is not null`,
      [one.id],
    )
  await waitUntil('the erasure is confirmed', async () => (await confirmed()).length === 1)
  expect(await chat.database.query('select from chat.messages where room_id = $1', [json.id])).toEqual([])
})

test('without the other services an open room works, and opening a new one is rejected with 503', async () => {
  const [one, two, three] = [
    await others.users.member(),
    await others.users.member(),
    await others.users.member(),
  ]
  const { json } = await open(one, two.id)
  await others.stop()
  expect((await chat.post(two, json.id, 'هلا')).status).toBe(201)
  expect((await chat.history(one, json.id)).map(({ content }) => content)).toEqual(['هلا'])
  expect((await open(one, two.id)).json.id).toBe(json.id)
  expect(await open(one, three.id)).toMatchObject({ status: 503, json: { code: 'unavailable' } })
})
