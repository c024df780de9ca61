import { expect, test } from '@jest/globals'
import { NotInTime, within } from './within.ts'

const never = new Promise<never>(() => undefined)

test('work within its time answers, and fails as it failed', async () => {
  expect(await within(60_000, Promise.resolve(1))).toBe(1)
  await expect(within(60_000, Promise.reject(new RangeError('far')))).rejects.toThrow(RangeError)
})

test('work that takes longer than its time is given up', async () => {
  await expect(within(1, never)).rejects.toThrow(NotInTime)
})
