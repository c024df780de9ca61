import { describe, expect, test } from '@jest/globals'
import { fullAllowance, PacketLimit, takeOne } from './socket-limits.ts'

describe('an allowance', () => {
  const rule = { burst: 3, perSecond: 2 }

  test('lets a burst pass, and no more', () => {
    const allowance = fullAllowance(rule, 0)
    expect([0, 0, 0, 0].map((now) => takeOne(allowance, rule, now))).toEqual([true, true, true, false])
  })

  test('comes back with time, up to the burst', () => {
    const allowance = { left: 0, at: 0 }
    expect(takeOne(allowance, rule, 499)).toBe(false)
    expect(takeOne(allowance, rule, 500)).toBe(true)
    expect(takeOne(allowance, rule, 500)).toBe(false)
    expect([1, 2, 3, 4].map(() => takeOne(allowance, rule, 60_000))).toEqual([true, true, true, false])
  })

  test('loses nothing to a clock that goes back', () => {
    const allowance = { left: 1, at: 1_000 }
    expect(takeOne(allowance, rule, 0)).toBe(true)
  })
})

describe('a connection', () => {
  const connect = { type: 'message', data: '0/chat,{}' }
  const event = { type: 'message', data: '2/chat,["typing",{}]' }

  /** How many packets of a kind a new connection may bring at one moment. */
  function admitted(packet: { type: string; data?: unknown }, scale = 1): number {
    const limit = new PacketLimit(scale, 0)
    let count = 0
    while (count < 100_000 && limit.admits(packet, 0)) count += 1
    return count
  }

  test('may ask ten times to be let in', () => {
    expect(admitted(connect)).toBe(10)
    expect(admitted(connect, 1_000)).toBe(10)
  })

  test('may bring three thousand packets of any kind at once, scaled as rate limits are', () => {
    expect([admitted(event), admitted({ type: 'pong' }), admitted(event, 2)]).toEqual([3_000, 3_000, 6_000])
  })

  test('gets its packets back with time', () => {
    const limit = new PacketLimit(1, 0)
    for (let index = 0; index < 3_000; index += 1) limit.admits(event, 0)
    expect([limit.admits(event, 1), limit.admits(event, 1_000)]).toEqual([false, true])
  })
})
