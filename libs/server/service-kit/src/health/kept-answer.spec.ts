import { expect, test } from '@jest/globals'
import { keepAnswer } from './kept-answer.ts'

/** A question whose answers are 1, 2, 3 …, kept for a second of a time that stands still until it is moved. */
function counted() {
  const time = { now: 0 }
  const asked = { times: 0 }
  const ask = keepAnswer(
    async () => {
      asked.times += 1
      return asked.times
    },
    1_000,
    () => time.now,
  )
  return { ask, asked, time }
}

test('a kept answer is asked for once within its lifetime, and again at its end', async () => {
  const { ask, time } = counted()
  expect(await ask()).toBe(1)
  time.now = 999
  expect(await ask()).toBe(1)
  time.now = 1_000
  expect(await ask()).toBe(2)
})

test('a kept answer is asked for once by all who come while it is under way, however long that takes', async () => {
  const time = { now: 0 }
  const slow = Promise.withResolvers<string>()
  let asked = 0
  const ask = keepAnswer(
    () => {
      asked += 1
      return slow.promise
    },
    1_000,
    () => time.now,
  )
  const first = ask()
  time.now = 5_000
  const second = ask()
  slow.resolve('up')
  expect(await Promise.all([first, second])).toEqual(['up', 'up'])
  time.now = 5_999
  expect(await ask()).toBe('up')
  expect(asked).toBe(1)
})

test('a kept answer that fails is asked for again at once', async () => {
  let asked = 0
  const ask = keepAnswer(async () => {
    asked += 1
    if (asked === 1) throw new Error('down')
    return 'up'
  }, 1_000)
  await expect(ask()).rejects.toThrow('down')
  expect(await ask()).toBe('up')
})
