import { afterEach, expect, jest, test } from '@jest/globals'
import { TestPlatform } from '@rafiq/app-kit/testing'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useDayFormat } from './use-day-format.ts'

const wrapper = ({ children }: { children: ReactNode }) => <TestPlatform>{children}</TestPlatform>

afterEach(() => void jest.useRealTimers())

test.each([
  ['2026-12-31T21:00:00.000Z', 'Friday 1 January'],
  ['2026-12-31T20:59:00.000Z', '31 December 2026'],
])("the day of a message of %s, read in March 2027, is %s by Riyadh's calendar", async (moment, day) => {
  jest.useFakeTimers({ now: Date.parse('2027-03-01T09:00:00Z'), advanceTimers: true })
  const { result } = renderHook(useDayFormat, { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(result.current.day(moment)).toBe(day)
})
