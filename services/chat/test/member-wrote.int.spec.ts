import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { PublishMemberWrote } from '../src/messages/publish-member-wrote.ts'
import { ChatService, type TestMember } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start()
})
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

test('member.wrote tells in one event of many who write at once', async () => {
  const writings = Array.from({ length: 12 }, () => ({ memberId: randomUUID(), otherId: randomUUID() }))
  const publishing = chat.app.get(PublishMemberWrote)
  for (const { memberId, otherId } of writings) publishing.note(memberId, otherId)
  const events = () =>
    chat.database.query(
      `select data -> 'writings' as writings from events.job where name = 'member.wrote.connections'
       and exists (select from jsonb_array_elements(data -> 'writings') writing where writing ->> 'memberId' = any($1))`,
      [writings.map(({ memberId }) => memberId)],
    )
  await waitUntil('they are told of', async () => (await events()).length > 0)
  expect(await events()).toEqual([{ writings }])
})

test('member.wrote that is not published yet is published before a replica ends', async () => {
  const { one, room } = await chat.pair()
  const index = await chat.join()
  expect((await chat.post(one, room, 'مرحبا', {}, index)).status).toBe(201)
  await chat.replica(index).close()
  expect(await told(one)).toHaveLength(1)
})
