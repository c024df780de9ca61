import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { lineStore, setLineAway } from '@rafiq/platform/shell'
import { knockDelay, watchLine } from './watch-line.ts'

const knock = jest.fn<() => Promise<unknown>>()
const nobody = () => Promise.reject(new TypeError('failed'))
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  knock.mockReset().mockImplementation(nobody)
  setLineAway(false)
  stop = watchLine(knock)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const away = () => lineStore.getState().away

test('asks nothing while the line is there', async () => {
  await pass(600_000)
  expect(knock).not.toHaveBeenCalled()
})

test('hears from the browser that the line is gone', () => {
  dispatchEvent(new Event('offline'))
  expect(away()).toBe(true)
})

test('knocks more and more patiently until somebody answers', async () => {
  setLineAway(true)
  await pass(2000)
  await pass(4000)
  expect(knock).toHaveBeenCalledTimes(2)
  knock.mockResolvedValue('here')
  await pass(8000)
  expect(away()).toBe(false)
  await pass(600_000)
  expect(knock).toHaveBeenCalledTimes(3)
})

test.each([
  [0, 2000],
  [2, 8000],
  [9, 30_000],
])('after %i knocks it waits %i ms', (knocks, delay) => {
  expect(knockDelay(knocks)).toBe(delay)
})

test('does not take the browser’s word for the return', async () => {
  setLineAway(true)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect([knock.mock.calls.length, away()]).toEqual([1, true])
  knock.mockResolvedValue('here')
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(away()).toBe(false)
})

test('knocks no more when it is ended', async () => {
  setLineAway(true)
  stop()
  await pass(600_000)
  expect(knock).not.toHaveBeenCalled()
})
