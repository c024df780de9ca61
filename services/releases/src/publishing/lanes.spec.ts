import { expect, test } from '@jest/globals'
import { Lanes } from './lanes.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve, fail: () => reject(new Error('the disk is full')) }
}

test('goes on side by side, and waits where every lane is taken', async () => {
  const lanes = new Lanes(2)
  const [one, two] = [work(), work()]
  await lanes.run(one.run)
  await lanes.run(two.run)
  let begun = false
  const third = lanes.run(async () => {
    begun = true
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  two.end()
  await third
  expect(begun).toBe(true)
  one.end()
  await lanes.done()
})

test('a failure is told at the end, when nothing goes on any more', async () => {
  const lanes = new Lanes(2)
  const [one, two] = [work(), work()]
  await lanes.run(one.run)
  await lanes.run(two.run)
  one.fail()
  let ended = false
  const done = lanes.done().finally(() => {
    ended = true
  })
  await Promise.resolve()
  expect(ended).toBe(false)
  two.end()
  await expect(done).rejects.toThrow('the disk is full')
})

test('takes nothing more after a failure', async () => {
  const lanes = new Lanes(1)
  const one = work()
  await lanes.run(one.run)
  one.fail()
  await expect(lanes.run(async () => {})).rejects.toThrow('the disk is full')
})
