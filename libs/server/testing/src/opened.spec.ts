import { expect, test } from '@jest/globals'
import { Opened, openAll } from './opened.ts'

test('resource that was opened last is closed first, once', async () => {
  const opened = new Opened()
  const closed: number[] = []
  for (const one of [1, 2, 3]) opened.closing(async () => closed.push(one))
  await opened.close()
  await opened.close()
  expect(closed).toEqual([3, 2, 1])
})

test('resource that was opened before a failure is closed', async () => {
  const closed: string[] = []
  const failing = openAll(async (opened) => {
    opened.closing(async () => closed.push('database'))
    throw new Error('no Redis')
  })
  await expect(failing).rejects.toThrow('no Redis')
  expect(closed).toEqual(['database'])
})
