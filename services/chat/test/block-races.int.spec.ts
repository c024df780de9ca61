import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ChatMessage } from '@rafiq/contracts/chat'
import pg from 'pg'
import { storeMessage, storeMessages } from '../src/messages/insert-messages.sql.ts'
import { MessagePool } from '../src/messages/message-pool.ts'
import { blocked, gone, lifted } from './blocking.ts'
import { type ChatClient, ChatService, send } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

describe('a message and a block at the same moment', () => {
  test('is stored before it, or refused: nothing after it, no gap, nothing lost', async () => {
    const { one, two, room } = await chat.pair()
    const clients = [await chat.connect(one, 0), await chat.connect(two, 1)] as [ChatClient, ChatClient]
    const burst = () =>
      Array.from({ length: 20 }, () => [
        send(clients[0], one, room, 'م'),
        send(clients[1], two, room, 'و'),
      ]).flat()
    const before = burst()
    await Promise.race(before)
    const blocking = chat.block(one, two, blocked())
    const during = burst()
    expect((await blocking).status).toBe(204)
    const after = await Promise.all(burst())
    expect(after.every((answer) => 'code' in answer && answer.code === 'not-found')).toBe(true)
    const answers = await Promise.all([...before, ...during])
    const stored = answers.filter((answer): answer is ChatMessage => 'sequence' in answer)
    for (const answer of answers) if (!('sequence' in answer)) expect(answer.code).toBe('not-found')
    await chat.block(one, two, lifted())
    const history = await chat.history(one, room, '?limit=100')
    expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, index) => index + 1))
    expect(new Set(history.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
  })

  test.each([
    ['alone', 1],
    ['with others', 2],
  ])('waiting for a block under way is refused, %s', async (_how, count) => {
    const { one, room } = await chat.pair()
    const client = new pg.Client(chat.database.urlFor('chat'))
    await client.connect()
    try {
      await client.query('begin')
      await client.query('update chat.rooms set blocked = true where id = $1', [room])
      const pool = chat.app.get(MessagePool)
      const times = <T>(value: T) => Array.from({ length: count }, () => value)
      const storing =
        count === 1
          ? pool.rows(storeMessage, [room, one.id, 'م', null])
          : pool.rows(storeMessages, [times(room), times(one.id), times('م'), times(null)])
      await chat.database.untilLocked('%chat.rooms as room%')
      await client.query('commit')
      expect(await storing).toEqual([])
    } finally {
      await client.end()
    }
  })

  test('sent again after it is not there, and after its lifting is the one that was stored', async () => {
    const { one, two, room } = await chat.pair()
    const clientId = randomUUID()
    const first = await chat.post(one, room, 'مرة', { clientId })
    await chat.block(two, one, blocked())
    expect(await chat.post(one, room, 'مرة', { clientId })).toMatchObject(gone)
    await chat.block(two, one, lifted())
    expect((await chat.post(one, room, 'مرة', { clientId })).json).toEqual(first.json)
    expect(await chat.history(two, room)).toHaveLength(1)
  })
})
