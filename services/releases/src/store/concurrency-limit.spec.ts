import { expect, test } from '@jest/globals'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve, fail: () => reject(new Error('the disk is full')) }
}

test('concurrency limit runs tasks in parallel, and waits where there is no capacity', async () => {
  const limit = new ConcurrencyLimit(2)
  const [one, two] = [work(), work()]
  await limit.run(one.run)
  await limit.run(two.run)
  let begun = false
  const third = limit.run(async () => {
    begun = true
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  two.end()
  await third
  expect(begun).toBe(true)
  one.end()
  await limit.done()
})

test('concurrency limit throws the first error after all tasks have ended', async () => {
  const limit = new ConcurrencyLimit(2)
  const [one, two] = [work(), work()]
  await limit.run(one.run)
  await limit.run(two.run)
  one.fail()
  let ended = false
  const done = limit.done().finally(() => {
    ended = true
  })
  await Promise.resolve()
  expect(ended).toBe(false)
  two.end()
  await expect(done).rejects.toThrow('the disk is full')
})

test('concurrency limit takes nothing more after a failure', async () => {
  const limit = new ConcurrencyLimit(1)
  const one = work()
  await limit.run(one.run)
  one.fail()
  await expect(limit.run(async () => {})).rejects.toThrow('the disk is full')
})
