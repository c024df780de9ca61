import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { questionCardSchema, questionCardsSchema } from '@rafiq/contracts/chat'
import { memberDataSchemas } from '@rafiq/contracts/personal-data'
import { calledBy, waitUntil } from '@rafiq/testing'
import { blocked, gone, lifted } from './blocking.ts'
import { ChatService, received } from './chat-service.ts'
import { questionCalls } from './question-calls.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

const { cards, ask, answer, asked } = questionCalls(() => chat)

describe('asking a question', () => {
  test('makes a card of the room, for both, and tells the sockets of both', async () => {
    const { one, two, room } = await chat.pair()
    const sockets = [await chat.connect(one), await chat.connect(two), await chat.connect(two, 1)]
    const told = sockets.map((socket) => received(socket, 'question-card:changed'))
    const { status, json } = await ask(one, room, { question: 'quiet-hours' })
    expect(status).toBe(201)
    expect(questionCardSchema.strict().parse(json)).toMatchObject({
      chatRoomId: room,
      question: 'quiet-hours',
      askedById: one.id,
      own: null,
      other: { answered: false, content: null },
    })
    expect((await cards(two, room)).json).toEqual([json])
    await waitUntil('all are told', () => told.every(({ length }) => length > 0))
    expect(told.map(([first]) => first)).toEqual(told.map(() => ({ chatRoomId: room })))
  })

  test('twice under one client id, also at once, makes one card and is answered alike', async () => {
    const { one, room } = await chat.pair()
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask(one, room, { clientId }, index % 2)),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
    expect((await cards(one, room)).json).toHaveLength(1)
  })

  test('under a client id of another card is a conflict', async () => {
    const { one, room } = await chat.pair()
    const clientId = randomUUID()
    await ask(one, room, { clientId })
    expect(await ask(one, room, { clientId, question: 'pets' })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    })
  })

  test('under one client id in two rooms at once makes one card, and is a conflict in the other', async () => {
    const { one, room } = await chat.pair()
    const rooms = [room, (await chat.pairWith(one)).room]
    for (const question of ['bills', 'pets', 'parking']) {
      const body = { clientId: randomUUID(), question }
      const answers = await Promise.all(rooms.map((room, replica) => ask(one, room, body, replica)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    }
  })

  test('is done once in a room, also where both ask the same at the same instant', async () => {
    const { one, two, room } = await chat.pair()
    const statuses = (await Promise.all([ask(one, room), ask(two, room, {}, 1)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
    expect(await ask(two, room)).toMatchObject({ status: 409, json: { code: 'question-asked' } })
    expect((await cards(two, room)).json).toHaveLength(1)
  })

  test('waits while as many wait as may, also where more come at once, until both answered one', async () => {
    const { one, two, room, card } = await asked()
    const others = ['pets', 'smoking', 'cleaning', 'cooking', 'friends']
    const statuses = (await Promise.all(others.map((question) => ask(one, room, { question })))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.questions.open - 1)
    expect(await ask(two, room, { question: 'notice' })).toMatchObject({
      status: 422,
      json: { code: 'question-limit' },
    })
    await answer(one, card)
    expect((await ask(two, room, { question: 'notice' })).status).toBe(422)
    await answer(two, card)
    expect((await ask(two, room, { question: 'notice' })).status).toBe(201)
  })

  test.each<[string, object]>([
    ['a question that is not in the deck', { question: 'salary' }],
    ['no client id', { clientId: undefined }],
    ['a client id that is none', { clientId: 'x' }],
  ])('with %s is refused', async (_, body) => {
    const { one, room } = await chat.pair()
    expect(await ask(one, room, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })
})

describe('answers before both have answered', () => {
  const secret = 'سر لا يُرى وحده'

  test('an answer is told to nobody but its author until the other has answered', async () => {
    const { one, two, room, card } = await asked()
    const peer = await chat.connect(two)
    const heard: unknown[] = []
    peer.onAny((...event) => heard.push(event))
    const told = await chat.overhear(two)
    const own = await answer(one, card, { content: secret })
    expect(own).toMatchObject({
      status: 200,
      json: { own: { content: secret }, other: { answered: false, content: null } },
    })
    await waitUntil('the other is told that something changed', () => heard.length > 0)
    const list = await cards(two, room)
    expect(list.json).toMatchObject([{ own: null, other: { answered: true, content: null } }])
    const rooms = await chat.rooms(two)
    const found = await chat.history(two, room, `?search=${encodeURIComponent('سر')}`)
    const exported = await chat.call('GET', `/internal/members/${two.id}/export`, {
      headers: calledBy('users'),
    })
    expect(JSON.stringify([heard, list.json, rooms.json, found, exported.json])).not.toContain('سر')
    // What replicas tell each other holds it neither.
    await waitUntil('they have told each other', () => told.length > 0)
    expect(told.join()).not.toContain('سر')
  })

  test('both answers show to both as soon as both are there', async () => {
    const { one, two, room, card } = await asked()
    await answer(one, card, { content: 'بالتساوي' })
    expect((await answer(two, card, { content: 'By room' })).json).toMatchObject({
      own: { content: 'By room' },
      other: { answered: true, content: 'بالتساوي' },
    })
    const { json } = await cards(one, room)
    expect(questionCardsSchema.parse(json)).toMatchObject([
      { own: { content: 'بالتساوي' }, other: { answered: true, content: 'By room' } },
    ])
  })

  test('both answers at the same instant, on two replicas, are both stored and both shown', async () => {
    const { one, two, room, card } = await asked()
    const answers = await Promise.all([
      answer(one, card, { content: 'A' }),
      answer(two, card, { content: 'B' }, 1),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Whoever is stored last sees the other's; the first one may, too, if it reads after that.
    expect(answers.some(({ json }) => json.other.content !== null)).toBe(true)
    expect((await cards(one, room)).json).toMatchObject([{ own: { content: 'A' }, other: { content: 'B' } }])
    expect((await cards(two, room)).json).toMatchObject([{ own: { content: 'B' }, other: { content: 'A' } }])
  })

  test('a report of a message keeps nothing of the cards', async () => {
    const { one, two, room, card } = await asked()
    await answer(one, card, { content: secret })
    const { json } = await chat.post(one, room, 'رسالة')
    const evidence = await chat.call('GET', `/internal/messages/${json.id}/reportable?reporterId=${two.id}`, {
      headers: calledBy('moderation'),
    })
    expect(evidence.status).toBe(200)
    expect(JSON.stringify(evidence.json)).not.toContain('سر')
  })
})

describe('an answer', () => {
  test('sent twice under one client id is stored once, also after the other answered', async () => {
    const { one, two, card } = await asked()
    const clientId = randomUUID()
    const first = await Promise.all([answer(one, card, { clientId }), answer(one, card, { clientId })])
    expect(first.map(({ status, json }) => [status, json.own.clientId])).toEqual([
      [200, clientId],
      [200, clientId],
    ])
    await answer(two, card)
    expect(await answer(one, card, { clientId, content: 'غيره' })).toMatchObject({
      status: 200,
      json: { own: { content: 'بالتساوي' }, other: { answered: true } },
    })
  })

  test('is changed until the other has answered, not after', async () => {
    const { one, two, card } = await asked()
    const [first, second] = [randomUUID(), randomUUID()]
    await answer(one, card, { clientId: first })
    expect(
      await answer(one, card, { clientId: second, replaces: first, content: 'بحسب الغرفة' }),
    ).toMatchObject({ status: 200, json: { own: { content: 'بحسب الغرفة', clientId: second } } })
    await answer(two, card)
    expect(await answer(one, card, { replaces: second })).toMatchObject({
      status: 409,
      json: { code: 'answers-shown' },
    })
  })

  test('that does not know the newer one of another tab is a conflict and changes nothing', async () => {
    const { one, room, card } = await asked()
    await answer(one, card, { content: 'الأول' })
    expect(await answer(one, card, { content: 'الثاني' })).toMatchObject({
      status: 409,
      json: { code: 'answer-changed' },
    })
    expect((await cards(one, room)).json).toMatchObject([{ own: { content: 'الأول' } }])
  })

  test.each(['', '  \n', 'م'.repeat(limits.questions.answer + 1), 'a\0b', 'a\u202eb'])(
    '%j is refused',
    async (content) => {
      const { one, card } = await asked()
      expect(await answer(one, card, { content })).toMatchObject({
        status: 400,
        json: { code: 'malformed' },
      })
    },
  )

  test('of a card that is not in this room is not there', async () => {
    const { one, card } = await asked()
    const other = await asked()
    expect(await answer(one, { ...card, id: other.card.id })).toMatchObject(gone)
    expect(await answer(one, { ...card, id: randomUUID() })).toMatchObject(gone)
  })
})

describe('access to it', () => {
  test('a room of others does not exist, and without a session nothing does', async () => {
    const { one, two, room, card } = await asked()
    await answer(one, card)
    const { one: outsider } = await chat.pair()
    const nobody = { id: one.id, token: 'x' }
    expect(await cards(outsider, room)).toMatchObject(gone)
    expect(await ask(outsider, room, { question: 'pets' })).toMatchObject(gone)
    expect(await answer(outsider, card)).toMatchObject(gone)
    for (const call of [cards(nobody, room), ask(nobody, room), answer(nobody, card)]) {
      expect((await call).status).toBe(401)
    }
    expect((await cards(two, room)).json).toMatchObject([{ own: null, other: { content: null } }])
  })

  test('a paused member reads, and neither asks nor answers; what was stored before is answered', async () => {
    const { one, two, room, card } = await asked()
    const clientId = randomUUID()
    await answer(one, card, { clientId })
    await chat.learn({ memberId: one.id, version: 2, isActive: false })
    const paused = { status: 403, json: { code: 'account-paused' } }
    expect(await ask(one, room, { question: 'pets' })).toMatchObject(paused)
    expect(await answer(one, card, { replaces: clientId })).toMatchObject(paused)
    expect((await answer(one, card, { clientId })).status).toBe(200)
    expect((await cards(one, room)).status).toBe(200)
    expect((await answer(two, card)).status).toBe(200)
  })

  test('a block hides the cards for both on every replica, a lifted one brings them back', async () => {
    const { one, two, room, card } = await asked()
    await answer(two, card)
    await chat.block(one, two, blocked())
    for (const member of [one, two]) {
      expect(await cards(member, room)).toMatchObject(gone)
      expect(await ask(member, room, { question: 'pets' }, 1)).toMatchObject(gone)
      expect(await answer(member, card, {}, 1)).toMatchObject(gone)
    }
    await chat.block(one, two, lifted())
    expect((await answer(one, card)).json).toMatchObject({ other: { answered: true, content: 'بالتساوي' } })
  })
})

describe('data of a member', () => {
  test('the export has the questions with the own answers, and nothing that the other answered', async () => {
    const { one, two, room, card } = await asked()
    await answer(one, card, { content: 'مني' })
    await answer(two, card, { content: 'منها' })
    await ask(two, room, { question: 'pets' })
    const { json } = await chat.call('GET', `/internal/members/${one.id}/export`, {
      headers: calledBy('users'),
    })
    expect(memberDataSchemas.chat.parse(json)).toEqual(json)
    expect(json.questions).toMatchObject([
      { chatRoomId: room, question: 'bills', askedByYou: true, answer: { content: 'مني' } },
      { chatRoomId: room, question: 'pets', askedByYou: false, answer: null },
    ])
    expect(JSON.stringify(json)).not.toContain('منها')
  })
})
