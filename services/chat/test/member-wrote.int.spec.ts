import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { ChatService, type TestMember } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start()
}, 60_000)
afterAll(() => chat?.stop())

/** What was told of a member. */
const told = async ({ id }: TestMember) =>
  (
    await chat.database.query(
      `select writing from events.job, jsonb_array_elements(data -> 'writings') writing
       where name = 'member.wrote.connections' and writing ->> 'memberId' = $1`,
      [id],
    )
  ).map(({ writing }) => writing)

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

test('member.wrote tells in few events of many who write at once', async () => {
  const pairs = await Promise.all(Array.from({ length: 12 }, () => chat.pair()))
  const sent = await Promise.all(pairs.map(({ one, room }) => chat.post(one, room, 'مرحبا')))
  expect(sent.map(({ status }) => status)).toEqual(pairs.map(() => 201))
  const writers = pairs.map(({ one }) => one.id)
  const events = () =>
    chat.database.query(
      `select data from events.job where name = 'member.wrote.connections'
       and exists (select from jsonb_array_elements(data -> 'writings') writing where writing ->> 'memberId' = any($1))`,
      [writers],
    )
  await waitUntil('all are told', async () =>
    (await Promise.all(pairs.map(({ one }) => told(one)))).every((each) => each.length === 1),
  )
  expect((await events()).length).toBeLessThan(pairs.length)
})

test('member.wrote that is not published yet is published before a replica ends', async () => {
  const { one, room } = await chat.pair()
  const index = await chat.join()
  expect((await chat.post(one, room, 'مرحبا', {}, index)).status).toBe(201)
  await chat.replica(index).close()
  expect(await told(one)).toHaveLength(1)
})
