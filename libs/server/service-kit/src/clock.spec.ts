import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { SystemClock } from './clock.ts'

const started = new Date('2026-11-23T09:00:00Z')

describe('the clock of a process', () => {
  beforeEach(() => void jest.useFakeTimers({ now: started }))
  afterEach(() => void jest.useRealTimers())

  test("is the machine's until it is set", () => {
    const clock = new SystemClock()
    jest.setSystemTime(new Date('2026-11-23T09:31:00Z'))
    expect(clock.now()).toEqual(new Date('2026-11-23T09:31:00Z'))
  })

  test("advances monotonically once it is set, whatever the machine's clock does", () => {
    const clock = new SystemClock()
    clock.set(started)
    jest.advanceTimersByTime(1_000)
    jest.setSystemTime(new Date('2026-11-23T09:31:00Z'))
    expect(clock.now()).toEqual(new Date('2026-11-23T09:00:01Z'))
  })
})
