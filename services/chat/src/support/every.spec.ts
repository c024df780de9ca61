import { expect, test } from '@jest/globals'
import { createLogger } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { every } from './every.ts'

const logger = createLogger({ service: 'chat', level: 'silent' })
const never = 60_000

test('is done again and again until it is stopped', async () => {
  let times = 0
  const repetition = every(1, 'counting', logger, async () => {
    times += 1
  })
  await waitUntil('thrice', () => times >= 3)
  await repetition.stop()
  const stopped = times
  repetition.now()
  await new Promise(setImmediate)
  expect(times).toBe(stopped)
})

test('is done at once where that is asked for, but never twice at a time', async () => {
  let [running, most, times] = [0, 0, 0]
  const release: (() => void)[] = []
  const repetition = every(never, 'waiting', logger, async () => {
    running += 1
    times += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => release.push(resolve))
    running -= 1
  })
  repetition.now()
  await waitUntil('it runs', () => running === 1)
  repetition.now()
  repetition.now()
  release.pop()?.()
  await waitUntil('it runs once more', () => times === 2)
  release.pop()?.()
  await repetition.stop()
  expect([most, times]).toEqual([1, 2])
})

test('is tried again soon after it failed', async () => {
  let times = 0
  const repetition = every(never, 'failing', logger, async () => {
    times += 1
    if (times === 1) throw new Error('away')
  })
  repetition.now()
  await waitUntil('the second time', () => times === 2)
  await repetition.stop()
})
