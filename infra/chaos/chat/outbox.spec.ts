import { expect, jest, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { Outbox, type Outcome } from './outbox.ts'

const aMessage = (clientId: string) => ({ room: 'room', sender: 'one', clientId, content: clientId })

/** Attempts that end as told, one after the other, and `done` from then on. */
function anOutbox(...outcomes: Outcome[]) {
  const attempts: string[] = []
  const outbox = new Outbox(async ({ clientId }) => {
    attempts.push(clientId)
    return outcomes.shift() ?? { kind: 'done' }
  })
  return { outbox, attempts }
}

test('sends in order and is empty then', async () => {
  const { outbox, attempts } = anOutbox()
  for (const name of ['a', 'b', 'c']) outbox.add(aMessage(name))
  await waitUntil('all are sent', () => outbox.isEmpty)
  expect(attempts).toEqual(['a', 'b', 'c'])
})

test('sends what failed again before anything else', async () => {
  const { outbox, attempts } = anOutbox({ kind: 'later', afterMs: 1 }, { kind: 'later', afterMs: 1 })
  for (const name of ['a', 'b']) outbox.add(aMessage(name))
  await waitUntil('all are sent', () => outbox.isEmpty)
  expect(attempts).toEqual(['a', 'a', 'a', 'b'])
})

test('goes on behind what was refused for good', async () => {
  const { outbox, attempts } = anOutbox({ kind: 'refused' })
  for (const name of ['a', 'b']) outbox.add(aMessage(name))
  await waitUntil('all are sent', () => outbox.isEmpty)
  expect(attempts).toEqual(['a', 'b'])
})

test('makes one attempt at a time, however often it is asked', async () => {
  const attempt = jest.fn(() => new Promise<Outcome>(() => undefined))
  const outbox = new Outbox(attempt)
  outbox.add(aMessage('a'))
  void outbox.kick()
  expect(attempt).toHaveBeenCalledTimes(1)
  outbox.stop()
})
