import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { runConcurrently } from './run-concurrently.ts'

test('runConcurrently runs every item once, within the concurrency', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await runConcurrently(2, [1, 2, 3, 4, 5], async (item) => {
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('runConcurrently throws the error of a task once the others have ended', async () => {
  const done: number[] = []
  const run = runConcurrently(2, [1, 2, 3], async (item) => {
    if (item === 1) throw new Error('one')
    await turn()
    done.push(item)
  })
  await expect(run).rejects.toThrow('one')
  expect(done).toEqual([2, 3])
})
