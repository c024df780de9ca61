import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { chatMessageSchema } from '@rafiq/contracts/chat'
import { waitUntil } from '@rafiq/testing'
import { ChatService, received, send } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start()
})
afterAll(() => chat?.stop())

describe('a message', () => {
  test('is stored and answered, with the next sequence of its room', async () => {
    const { one, two, room } = await chat.pair()
    const clientId = randomUUID()
    const { status, json } = await chat.post(one, room, ' السلام عليكم ', { clientId })
    expect(status).toBe(201)
    expect(chatMessageSchema.strict().parse(json)).toMatchObject({
      chatRoomId: room,
      senderId: one.id,
      content: ' السلام عليكم ',
      clientId,
      sequence: 1,
    })
    expect((await chat.post(two, room, 'وعليكم السلام')).json).toMatchObject({ sequence: 2, clientId: null })
    expect((await chat.history(two, room)).map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  test('over a socket is the same, and reaches the other and the own other tabs', async () => {
    const { one, two, room } = await chat.pair()
    const [sender, tab, peer] = [await chat.connect(one), await chat.connect(one), await chat.connect(two)]
    const [atTab, atPeer] = [received(tab, 'message:new'), received(peer, 'message:new')]
    const atSender = received(sender, 'message:new')
    const answer = await send(sender, one, room, 'هلا', randomUUID())
    expect(chatMessageSchema.strict().parse(answer)).toMatchObject({ content: 'هلا', sequence: 1 })
    await waitUntil('both have it', () => atTab.length > 0 && atPeer.length > 0)
    expect([atTab, atPeer, atSender]).toEqual([[answer], [answer], []])
    expect(await chat.history(one, room)).toEqual([answer])
  })

  test('sent twice under one client id is stored once and answered alike', async () => {
    const { one, room } = await chat.pair()
    const clientId = randomUUID()
    const first = await chat.post(one, room, 'مرة', { clientId })
    const second = await chat.post(one, room, 'مرة', { clientId })
    expect([second.status, second.json]).toEqual([201, first.json])
    expect(await chat.history(one, room)).toHaveLength(1)
  })

  test('sent ten times at once under one client id is stored once, without a gap', async () => {
    const { one, room } = await chat.pair()
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => chat.post(one, room, 'مرة', { clientId })),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
    expect((await chat.post(one, room, 'بعدها')).json.sequence).toBe(2)
  })

  test('has a client id of its own', async () => {
    const { one, room } = await chat.pair()
    const other = await chat.pair()
    const clientId = randomUUID()
    await chat.post(one, room, 'هنا', { clientId })
    // Under the same id another member's message is another message.
    expect((await chat.post(other.one, other.room, 'هناك', { clientId })).status).toBe(201)
  })

  test('is refused for somebody else, a foreign room, and without a session', async () => {
    const { one, two, room } = await chat.pair()
    const { one: outsider } = await chat.pair()
    expect(await chat.post(one, room, 'x', { senderId: two.id })).toMatchObject({
      status: 403,
      json: { code: 'forbidden' },
    })
    expect(await chat.post(outsider, room, 'x')).toMatchObject({ status: 404, json: { code: 'not-found' } })
    expect((await chat.post({ id: one.id, token: 'x' }, room, 'x')).status).toBe(401)
    const socket = await chat.connect(outsider)
    expect(await send(socket, one, room, 'x')).toMatchObject({ code: 'forbidden' })
    expect(await send(socket, outsider, room, 'x')).toMatchObject({ code: 'not-found' })
    expect(await chat.history(one, room)).toEqual([])
  })

  test.each(['', '  \n', 'م'.repeat(limits.message.max + 1), 'a\0b'])('%j is refused', async (content) => {
    const { one, room } = await chat.pair()
    expect(await chat.post(one, room, content)).toMatchObject({ status: 400, json: { code: 'malformed' } })
    const socket = await chat.connect(one)
    expect(await send(socket, one, room, content)).toMatchObject({ code: 'malformed' })
  })

  test('of a paused member is refused, one that was stored before is answered', async () => {
    const { one, room } = await chat.pair()
    const clientId = randomUUID()
    await chat.post(one, room, 'قبل', { clientId })
    await chat.learn({ memberId: one.id, version: 2, isActive: false })
    expect(await chat.post(one, room, 'بعد')).toMatchObject({ status: 403, json: { code: 'account-paused' } })
    expect((await chat.post(one, room, 'قبل', { clientId })).json).toMatchObject({ sequence: 1 })
    await chat.learn({ memberId: one.id, version: 3, isActive: true })
    expect((await chat.post(one, room, 'رجعت')).json).toMatchObject({ sequence: 2 })
  })
})

test('messages that one socket sends without waiting are stored in that order', async () => {
  const { one, room } = await chat.pair()
  const socket = await chat.connect(one)
  const contents = Array.from({ length: 60 }, (_, index) => `${index}`)
  await Promise.all(contents.map((content) => send(socket, one, room, content, randomUUID())))
  expect((await chat.history(one, room, '?limit=100')).map(({ content }) => content)).toEqual(contents)
})

test('batched messages are stored where one among them is rejected or known', async () => {
  const { one, two, room } = await chat.pair()
  const { room: foreign } = await chat.pair()
  const clientId = randomUUID()
  const known = (await chat.post(one, room, 'معروفة', { clientId })).json
  const socket = await chat.connect(one)
  const answers = await Promise.all([
    send(socket, one, room, 'أولى'),
    send(socket, one, room, 'معروفة', clientId),
    send(socket, one, foreign, 'غريبة', randomUUID()),
    send(socket, one, room, 'مكررة'),
    send(socket, one, room, 'مكررة'),
    send(socket, one, room, 'معروفة', clientId),
    chat.post(two, room, 'الثانية').then(({ json }) => json),
  ])
  expect([answers[1], answers[5]]).toEqual([known, known])
  expect(answers[2]).toMatchObject({ code: 'not-found' })
  const history = await chat.history(one, room)
  expect(history.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  expect(history.map(({ content }) => content).toSorted()).toEqual(
    ['معروفة', 'أولى', 'مكررة', 'مكررة', 'الثانية'].toSorted(),
  )
})

test('parallel sends of both members get consecutive sequences of their room, each once', async () => {
  const { one, two, room } = await chat.pair()
  const sockets = [await chat.connect(one), await chat.connect(two)] as const
  const arrived = received(sockets[1], 'message:new')
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => [
      send(sockets[0], one, room, `${index}`, randomUUID()),
      chat.post(two, room, `${index}`).then(({ json }) => json),
    ]).flat(),
  )
  const sequences = answers.map((answer) => chatMessageSchema.parse(answer).sequence)
  expect(sequences.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  await waitUntil('all arrived', () => arrived.length === 200)
})
