import { describe, expect, test } from '@jest/globals'
import { check } from './check.ts'
import type { Entry, Mark, StoredMessage } from './log.ts'

const aMessage = (
  name: string,
  sequence: number | null,
  change: Partial<StoredMessage> = {},
): StoredMessage => ({
  room: 'room',
  sender: 'one',
  clientId: name,
  content: `text of ${name}`,
  id: `id of ${name}`,
  sequence,
  storedAt: 1_000,
  ...change,
})
const sent = (message: StoredMessage): Entry => ({ kind: 'sent', at: 0, message })
const acknowledged = (message: StoredMessage): Entry => ({ kind: 'acknowledged', at: 1_010, message })
const stored = (message: StoredMessage): Entry => ({ kind: 'stored', message })
const received = (message: StoredMessage, life = 1, at = 1_020): Entry => ({
  kind: 'received',
  at,
  member: 'two',
  life,
  message,
})

const [a, b, c] = [aMessage('a', 1), aMessage('b', 2), aMessage('c', 3)]
const all = [a, b, c]
const room: Entry = { kind: 'room', room: 'room', members: ['one', 'two'] }
const before = [room, ...all.map(sent), ...all.map(acknowledged)]
const kept = all.map(stored)

describe('a run without a fault', () => {
  test('leaves nothing to say', () => {
    expect(check([...before, ...all.map((message) => received(message)), ...kept])).toEqual({
      sent: 3,
      acknowledged: 3,
      lost: [],
      vanished: [],
      doubled: [],
      reordered: [],
      gaps: [],
      phantoms: [],
      marks: [],
      wire: { arrived: 0, repeated: 0, late: 0 },
      delays: [20, 20, 20],
    })
  })

  test('may show everything again after a reload, and is as slow as the first time was', () => {
    const again = [received(a), ...all.map((message) => received(message, 2, 5_000))]
    expect(check([...before, ...again, ...kept])).toMatchObject({ doubled: [], delays: [20, 4_000, 4_000] })
  })

  test('needs no history and no sequence', () => {
    const plain = all.map((message) => ({ ...message, sequence: null }))
    const log = [
      room,
      ...plain.map(sent),
      ...plain.map(acknowledged),
      ...plain.map((message) => received(message)),
    ]
    expect(check(log)).toMatchObject({ lost: [], gaps: [], reordered: [], phantoms: [] })
  })

  test('owes nothing to a message that arrived without its acknowledgement', () => {
    expect(check([room, sent(a), received(a), stored(a)])).toMatchObject({
      acknowledged: 0,
      lost: [],
      vanished: [],
    })
  })
})

describe('finds', () => {
  test('an acknowledged message that the other never saw', () => {
    const log = [...before, received(a), received(b), ...kept]
    expect(check(log).lost).toEqual(['c never reached the other'])
  })

  test('an acknowledged message that its sender alone saw', () => {
    const own: Entry = { ...received(c), member: 'one' } as Entry
    expect(check([...before, received(a), received(b), own, ...kept]).lost).toHaveLength(1)
  })

  test('an acknowledged message that is not stored', () => {
    const log = [...before, ...all.map((message) => received(message)), stored(a), stored(b)]
    expect(check(log)).toMatchObject({
      lost: ['c is not in the history'],
      phantoms: ['two, life 1, room room: c is not in the history'],
    })
  })

  test('a message without any later record', () => {
    expect(check([sent(a)]).vanished).toEqual(['a was never heard of again'])
  })

  test('a message stored twice', () => {
    const copy = { ...a, id: 'another id', sequence: 4 }
    expect(check([...before, ...kept, stored(copy)]).doubled).toEqual(['history of room: a is there again'])
  })

  test('a message shown twice in one life', () => {
    const shown = [...all, b].map((message) => received(message))
    expect(check([...before, ...shown, ...kept])).toMatchObject({
      doubled: ['two, life 1, room room: b is there again'],
      reordered: [],
    })
  })

  test('two acknowledgements that name two messages', () => {
    expect(check([...before, acknowledged({ ...a, id: 'another id' }), ...kept]).doubled).toHaveLength(1)
  })

  test("a sender's messages stored in another order", () => {
    const swapped = [
      { ...b, sequence: 1 },
      { ...a, sequence: 2 },
    ]
    const log = [...before, ...swapped.map(stored), stored(c)]
    expect(check(log).reordered).toEqual(['history of room: a was sent earlier'])
  })

  test('messages shown in another order than theirs', () => {
    const shown = [b, a].map((message) => received(message))
    expect(check([...before, ...shown, ...kept]).reordered).toEqual([
      'two, life 1, room room: a was sent earlier',
      'two, life 1, room room: 1 follows 2',
    ])
  })

  test('a history that does not begin with 1, and one with a hole', () => {
    expect(check([...before, stored(b)]).gaps).toEqual(['history of room: 2 follows 0'])
    expect(check([...before, stored(a), stored(c)]).gaps).toEqual(['history of room: 3 follows 1'])
  })

  test('a hole in what was shown', () => {
    const shown = [a, c].map((message) => received(message))
    expect(check([...before, ...shown, ...kept]).gaps).toEqual(['two, life 1, room room: 3 follows 1'])
  })

  test.each([
    ['nobody sent', aMessage('x', 4)],
    ['has another text', { ...aMessage('a', 4), content: 'other' }],
    ['has another sender', aMessage('a', 4, { sender: 'two' })],
    ['is of another room', aMessage('a', 1, { room: 'other' })],
  ])('a message that %s', (_, message) => {
    expect(check([...before, ...kept, stored(message)]).phantoms).toHaveLength(1)
  })

  test('a message shown to a member outside its room', () => {
    const stray: Entry = { ...received(a), member: 'three' } as Entry
    expect(check([...before, stray, ...kept]).phantoms).toEqual([
      'a was shown to three, who is not in its room',
    ])
  })

  test('an acknowledgement of what nobody sent', () => {
    expect(check([room, acknowledged(a), received(a), stored(a)]).phantoms).toHaveLength(3)
  })
})

const arrived = (message: StoredMessage, socket = 1): Entry => ({
  kind: 'arrived',
  at: 1_020,
  member: 'two',
  socket,
  message,
})

test('chaos check counts what comes over a socket again or late, which is nobody’s finding', () => {
  const brought = [a, c, b, c].map((message) => arrived(message))
  const log = [...before, ...all.map((message) => received(message)), ...brought, arrived(a, 2), ...kept]
  expect(check(log)).toMatchObject({
    wire: { arrived: 5, repeated: 1, late: 1 },
    doubled: [],
    reordered: [],
    gaps: [],
  })
})

describe('marks', () => {
  const marked = (what: Mark, sequence: number): Entry => ({
    kind: 'marked',
    at: 1_030,
    member: 'two',
    room: 'room',
    what,
    sequence,
  })
  const reached = (delivered: number, read: number): Entry => ({
    kind: 'reached',
    member: 'two',
    room: 'room',
    delivered,
    read,
  })
  const marksOf = (...log: Entry[]) => check([room, ...log]).marks

  test('are right where the last of each is stored; what is read has arrived', () => {
    expect(marksOf(marked('delivered', 2), marked('read', 1), reached(2, 1))).toEqual([])
    expect(marksOf(marked('read', 1), marked('read', 3), reached(3, 3))).toEqual([])
  })

  test('are missed where the last one is not', () => {
    expect(marksOf(marked('read', 2), marked('read', 3), reached(3, 2))).toEqual([
      'read by two in room is 2 instead of 3',
    ])
    expect(marksOf(marked('delivered', 3))).toEqual(['delivered by two in room is 0 instead of 3'])
  })

  test('that nobody made are told', () => {
    expect(marksOf(marked('delivered', 3), reached(3, 3))).toEqual(['read by two in room is 3 instead of 0'])
  })
})
