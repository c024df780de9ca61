import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type OutboxItem, OutboxSender, type SendResult } from '@rafiq/chat-client'
import { waitFor } from '@testing-library/react'
import { aMessage, roomId } from '../../testing/a-message.ts'
import type { Outbox as OutboxType } from './outbox.ts'

// Dexie takes the IndexedDB that is there when it is read.
const { Outbox, withOutboxLock } = await import('./outbox.ts')

const stored: SendResult = { kind: 'stored', message: aMessage() }
const down: SendResult = { kind: 'later', problem: 'network', afterMs: null }
const fault: SendResult = { kind: 'later', problem: 'internal', afterMs: 0 }
const refused: SendResult = { kind: 'refused', problem: 'account-paused' }

let outbox: OutboxType
let number = 0
const sent: string[] = []
const senders: OutboxSender[] = []

beforeEach(() => {
  number += 1
  sent.length = 0
  outbox = new Outbox(`member-${number}`)
})
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop()
  outbox.close()
})

const type = (...texts: string[]) =>
  texts.reduce<Promise<void>>(
    (before, content) =>
      before.then(() =>
        outbox.add({ clientId: content, chatRoomId: roomId, content, createdAt: '2026-11-20T09:00:00.000Z' }),
      ),
    Promise.resolve(),
  )

/** A sender whose attempts end as told, and after that well. */
function senderThat(...results: SendResult[]) {
  const onStored = jest.fn()
  const send = async ({ content }: OutboxItem) => {
    sent.push(content)
    return results.shift() ?? stored
  }
  const sender = new OutboxSender({ outbox, send, onStored, exclusively: withOutboxLock })
  senders.push(sender)
  return { sender, onStored }
}
const kept = () =>
  new Promise<OutboxItem[]>((resolve) => {
    const stop = outbox.watch(null, (items) => {
      resolve(items)
      setTimeout(stop)
    })
  })

test('the outbox is sent in the order of typing, each message once, and keeps nothing that was stored', async () => {
  await type('one', 'two', 'three')
  const { sender, onStored } = senderThat()
  await sender.kick()
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(onStored).toHaveBeenCalledTimes(3)
  expect(await kept()).toEqual([])
})

test('two tabs send waiting messages once', async () => {
  await type('one', 'two', 'three')
  const queue: (() => Promise<void>)[] = []
  let line = Promise.resolve()
  const exclusively = (_: string, work: () => Promise<void>) => {
    queue.push(work)
    line = line.then(work)
    return line
  }
  const send = async ({ content }: OutboxItem) => {
    sent.push(content)
    return stored
  }
  const tabs = [1, 2].map(() => new OutboxSender({ outbox, send, onStored: () => undefined, exclusively }))
  await Promise.all(tabs.map((tab) => tab.kick()))
  expect(queue).toHaveLength(2)
  expect(sent).toEqual(['one', 'two', 'three'])
})

test('a message typed while another is sent follows it', async () => {
  await type('one')
  const { sender } = senderThat()
  const first = sender.kick()
  await type('two')
  await Promise.all([first, sender.kick()])
  expect(sent).toEqual(['one', 'two'])
})

describe('while the server does not answer', () => {
  test('no message overtakes the first one, and none is lost', async () => {
    await type('one', 'two')
    const { sender } = senderThat(down, down)
    await sender.kick()
    await sender.kick()
    expect(sent).toEqual(['one', 'one'])
    expect((await kept()).map(({ content, problem }) => [content, problem])).toEqual([
      ['one', 'network'],
      ['two', null],
    ])
    await sender.kick()
    expect(sent).toEqual(['one', 'one', 'one', 'two'])
  })

  test('tries again by itself', async () => {
    await type('one')
    const { sender } = senderThat({ ...down, afterMs: 5 })
    await sender.kick()
    await waitFor(() => expect(sent).toEqual(['one', 'one']))
  })

  test('keeps an unsent message for a later page, under the same id', async () => {
    await type('one')
    const { sender } = senderThat(down)
    await sender.kick()
    sender.stop()
    const later = senderThat()
    await later.sender.kick()
    expect(sent).toEqual(['one', 'one'])
    expect(await kept()).toEqual([])
  })
})

describe('a rejection', () => {
  test('keeps the text with its reason, and lets the next one go', async () => {
    await type('one', 'two')
    const { sender } = senderThat(refused)
    await sender.kick()
    expect(sent).toEqual(['one', 'two'])
    expect(await kept()).toMatchObject([{ content: 'one', state: 'failed', problem: 'account-paused' }])
  })

  test('can be tried again, under the same id', async () => {
    await type('one')
    const { sender } = senderThat(refused)
    await sender.kick()
    await outbox.retry('one')
    expect(await kept()).toMatchObject([{ clientId: 'one', state: 'waiting', problem: null }])
    await sender.kick()
    expect(await kept()).toEqual([])
  })

  test('lets the author give the message up', async () => {
    await type('one')
    await outbox.remove('one')
    expect(await kept()).toEqual([])
  })
})

test('an outbox item that keeps failing on the server stops blocking the others', async () => {
  await type('one', 'two')
  const { sender } = senderThat(...Array.from({ length: 8 }, () => fault))
  await sender.kick()
  await waitFor(() => expect(sent.at(-1)).toBe('two'))
  expect(sent.filter((text) => text === 'one')).toHaveLength(8)
  expect(await kept()).toMatchObject([{ content: 'one', state: 'failed', problem: 'internal' }])
})

test('only server errors count as attempts of an outbox item, not a lost connection', async () => {
  await type('one')
  const down0 = { ...down, afterMs: 0 }
  const { sender } = senderThat(
    ...Array.from({ length: 9 }, () => down0),
    ...Array(7).fill(fault),
    down0,
    fault,
  )
  await sender.kick()
  await waitFor(async () => expect(await kept()).toEqual([]))
  expect(sent).toHaveLength(19)
})

describe('resumes by itself', () => {
  /** The page's clock goes on, second by second; after each, whatever the outbox was asked for is done. */
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000)
      for (let turn = 0; turn < 4; turn += 1) await outbox.remove('nobody')
    }
  }
  afterEach(() => void jest.useRealTimers())

  test('where the browser failed for a moment', async () => {
    await type('one')
    jest.useFakeTimers()
    jest.spyOn(outbox, 'next').mockRejectedValueOnce(new Error('UnknownError'))
    await senderThat().sender.kick()
    expect(sent).toEqual([])
    await pass(2)
    expect(sent).toEqual(['one'])
  })

  test('after a long absence at growing intervals, but within half a minute of the return', async () => {
    await type('one', 'two')
    jest.useFakeTimers()
    let away = true
    const send = async ({ content }: OutboxItem) => {
      sent.push(content)
      return away ? down : stored
    }
    const sender = new OutboxSender({ outbox, send, onStored: () => undefined, exclusively: withOutboxLock })
    senders.push(sender)
    await sender.kick()
    await pass(10 * 60)
    const tries = sent.splice(0)
    expect(new Set(tries)).toEqual(new Set(['one']))
    expect(tries.length).toBeGreaterThan(20)
    expect(tries.length).toBeLessThan(30)
    away = false
    await pass(31)
    expect(sent).toEqual(['one', 'two'])
  })
})

test('a stored message leaves the outbox even where removing it failed', async () => {
  await type('one', 'two')
  const { sender, onStored } = senderThat()
  onStored.mockImplementationOnce(() => {
    throw new Error('cannot be shown')
  })
  await sender.kick()
  await sender.kick()
  expect(sent).toEqual(['one', 'two'])
  expect(await kept()).toEqual([])
})

test('without a session the outbox sends nothing and loses nothing', async () => {
  await type('one')
  const { sender } = senderThat({ kind: 'signed-out' })
  await sender.kick()
  await sender.kick()
  expect(sent).toEqual(['one'])
  expect(await kept()).toHaveLength(1)
})
