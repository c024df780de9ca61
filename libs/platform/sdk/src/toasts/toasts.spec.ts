import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { setOffline } from '../offline/connection.ts'
import { dismissToast, toast, toastStore } from './toasts.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  setOffline(false)
  jest.useRealTimers()
})

const shown = () => toastStore.getState().toast

test('toast store holds one toast: a new one replaces the older', () => {
  const older = toast({ title: 'older' })
  toast({ title: 'newer', tone: 'error' })
  dismissToast(older)
  expect(shown()).toMatchObject({ title: 'newer', tone: 'error', open: true })
})

test('toast store removes a dismissed toast after 1,000,000 ms', () => {
  dismissToast(toast({ title: 'done' }))
  jest.advanceTimersByTime(999_999)
  expect(shown()).toMatchObject({ title: 'done', open: false })
  jest.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test("toast store does not dismiss a new toast with the old one's timer", () => {
  dismissToast(toast({ title: 'old' }))
  toast({ title: 'new' })
  jest.advanceTimersByTime(1_000_000)
  expect(shown()).toMatchObject({ title: 'new' })
})

test('toast store keeps what failed when the connection is back: that mends the next attempt, not this one', () => {
  setOffline(true)
  toast({ title: 'Could not save', tone: 'error' })
  setOffline(false)
  expect(shown()).toMatchObject({ title: 'Could not save', open: true })
})
