import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { ChatService, received, send } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(1, { RATE_LIMIT_SCALE: '1' })
})
afterAll(() => chat?.stop())

const codesOf = (answers: object[]) =>
  answers.map((answer) => ('code' in answer ? String(answer.code) : 'stored'))
/** What a burst gives that began and ended within one window of the limit: a busy machine may take longer, and makes another. */
const withinWindow = <T>(burst: () => Promise<T>) =>
  waitUntil('a burst fits into ten seconds', async () => {
    const start = performance.now()
    const given = await burst()
    return performance.now() - start < 10_000 ? given : undefined
  })
const count = (all: string[], one: string) => all.filter((each) => each === one).length

test('message limit rejects a thousand messages in a second, keeps the connection open, and leaves other members alone', async () => {
  const { answers, between, flood, peer, arrived } = await withinWindow(async () => {
    const { one, two, room } = await chat.pair()
    const other = await chat.pair()
    const [flood, peer, calm] = [
      await chat.connect(one),
      await chat.connect(two),
      await chat.connect(other.one),
    ]
    const arrived = received(peer, 'message:new')
    const [answers, between] = await Promise.all([
      Promise.all(
        Array.from({ length: 1_000 }, (_, index) => send(flood, one, room, `${index}`, randomUUID())),
      ),
      send(calm, other.one, other.room, 'بهدوء', randomUUID()),
    ])
    return { answers, between, flood, peer, arrived }
  })
  const codes = codesOf(answers)
  expect(count(codes, 'stored')).toBeGreaterThan(0)
  expect(count(codes, 'stored')).toBeLessThanOrEqual(60)
  expect(count(codes, 'stored') + count(codes, 'too-many-requests')).toBe(1_000)
  expect(between).toMatchObject({ content: 'بهدوء' })
  expect([flood.connected, peer.connected]).toEqual([true, true])
  await waitUntil('what was stored arrived', () => arrived.length === count(codes, 'stored'))
})

test('message limit holds over HTTP, and for HTTP and sockets together', async () => {
  const { answers, refused } = await withinWindow(async () => {
    const { one, room } = await chat.pair()
    const socket = await chat.connect(one)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => [
        send(socket, one, room, `${index}`),
        chat.post(one, room, `${index}`).then(({ json }) => json),
      ]).flat(),
    )
    return { answers, refused: await chat.post(one, room, 'x') }
  })
  const codes = codesOf(answers)
  expect([count(codes, 'stored'), count(codes, 'too-many-requests')]).toEqual([60, 40])
  expect([refused.status, refused.json.code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('message limit counts requests for unknown rooms, over HTTP and sockets', async () => {
  const answers = await withinWindow(async () => {
    const one = await chat.member()
    const socket = await chat.connect(one)
    return Promise.all(
      Array.from({ length: 40 }, () => [
        send(socket, one, randomUUID(), 'x'),
        chat.post(one, randomUUID(), 'x').then(({ json }) => json),
      ]).flat(),
    )
  })
  const codes = codesOf(answers)
  expect([count(codes, 'not-found'), count(codes, 'too-many-requests')]).toEqual([60, 20])
})

test('socket limit is twenty per member and replica', async () => {
  const { one, two } = await chat.pair()
  for (let index = 0; index < 20; index += 1) await chat.connect(one)
  const refused = chat.socket(one.token)
  const error = await new Promise<Error>((resolve) => refused.once('connect_error', resolve))
  expect(error.message).toBe('too-many-requests')
  expect((await chat.connect(two)).connected).toBe(true)
})
