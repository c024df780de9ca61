import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { dismissToast, toast, toastStore } from './toasts.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

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
