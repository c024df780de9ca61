import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { connectionStore, setOffline } from '@rafiq/platform/shell'
import { probeDelay, watchConnection } from './watch-connection.ts'

const probe = jest.fn<() => Promise<unknown>>()
const nobody = () => Promise.reject(new TypeError('failed'))
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  probe.mockReset().mockImplementation(nobody)
  setOffline(false)
  stop = watchConnection(probe)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const offline = () => connectionStore.getState().offline

test('connection watch sends no probe while online', async () => {
  await pass(600_000)
  expect(probe).not.toHaveBeenCalled()
})

test("connection watch detects a lost connection by the browser's event", () => {
  dispatchEvent(new Event('offline'))
  expect(offline()).toBe(true)
})

test('connection watch probes at growing intervals until an answer comes', async () => {
  setOffline(true)
  await pass(2000)
  await pass(4000)
  expect(probe).toHaveBeenCalledTimes(2)
  probe.mockResolvedValue('here')
  await pass(8000)
  expect(offline()).toBe(false)
  await pass(600_000)
  expect(probe).toHaveBeenCalledTimes(3)
})

test.each([
  [0, 2000],
  [2, 8000],
  [9, 30_000],
])('connection watch waits after %i probes %i ms', (probes, delay) => {
  expect(probeDelay(probes)).toBe(delay)
})

test('connection watch probes where the browser reports that the connection is back', async () => {
  setOffline(true)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect([probe.mock.calls.length, offline()]).toEqual([1, true])
  probe.mockResolvedValue('here')
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(offline()).toBe(false)
})

test('connection watch stops probing when it is ended', async () => {
  setOffline(true)
  stop()
  await pass(600_000)
  expect(probe).not.toHaveBeenCalled()
})
