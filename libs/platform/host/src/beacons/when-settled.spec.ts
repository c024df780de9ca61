import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { queryClient } from '@rafiq/platform/shell'
import { whenSettled } from './when-settled.ts'

beforeEach(() => {
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => queueMicrotask(work) })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  queryClient.clear()
})

test('whenSettled works at once where nothing is read', async () => {
  const work = jest.fn()
  whenSettled(work)
  await Promise.resolve()
  expect(work).toHaveBeenCalledTimes(1)
})

test('whenSettled does not wait for ever for a browser that is never idle', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, { timeout }: IdleRequestOptions = {}) =>
      setTimeout(work, timeout),
  })
  const work = jest.fn()
  whenSettled(work)
  await jest.advanceTimersByTimeAsync(4_999)
  expect(work).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('whenSettled waits for the reads of the page, and runs once', async () => {
  const work = jest.fn()
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = queryClient.fetchQuery({ queryKey: ['/api/user/matches'], queryFn: () => promise })
  whenSettled(work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  resolve('read')
  await read
  await queryClient.fetchQuery({ queryKey: ['/api/user/profile'], queryFn: () => 'read' })
  expect(work).toHaveBeenCalledTimes(1)
})
