import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { ChatService, type TestMember } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start()
}, 60_000)
afterAll(() => chat?.stop())

const told = async ({ id }: TestMember) =>
  (
    await chat.database.query(
      "select data from events.job where name = 'member.wrote.connections' and data ->> 'memberId' = $1",
      [id],
    )
  ).map(({ data }) => data)

test('member.wrote is published once per direction, not for each message', async () => {
  const { one, two, room } = await chat.pair()
  for (const text of ['السلام عليكم', 'متى تناسب الزيارة؟']) {
    expect((await chat.post(one, room, text)).status).toBe(201)
  }
  expect((await chat.post(two, room, 'وعليكم السلام')).status).toBe(201)
  await waitUntil('the last is told', async () => (await told(two)).length > 0)
  expect(await told(one)).toEqual([{ memberId: one.id, otherId: two.id }])
  expect(await told(two)).toEqual([{ memberId: two.id, otherId: one.id }])
})

test('member.wrote is not published for a message that is not stored', async () => {
  const { two, room } = await chat.pair()
  const outsider = await chat.member()
  expect((await chat.post(outsider, room, 'مرحبا')).status).toBe(404)
  expect((await chat.post(two, room, 'مرحبا')).status).toBe(201)
  await waitUntil('the other is told', async () => (await told(two)).length === 1)
  expect(await told(outsider)).toEqual([])
})
