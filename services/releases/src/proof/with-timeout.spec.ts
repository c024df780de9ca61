import { expect, test } from '@jest/globals'
import { DeadlineError, withTimeout } from './with-timeout.ts'

const never = new Promise<never>(() => undefined)

test('work within its time answers, and fails as it failed', async () => {
  expect(await withTimeout(60_000, Promise.resolve(1))).toBe(1)
  await expect(withTimeout(60_000, Promise.reject(new RangeError('far')))).rejects.toThrow(RangeError)
})

test('work that takes longer than its time is given up', async () => {
  await expect(withTimeout(1, never)).rejects.toThrow(DeadlineError)
})
