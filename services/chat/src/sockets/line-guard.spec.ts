import { expect, test } from '@jest/globals'
import { LineGuard } from './line-guard.ts'

const connect = { type: 'message', data: '0/chat,{}' }
const event = { type: 'message', data: '2/chat,["typing",{}]' }

/** How many packets of a kind a new line may bring at one moment. */
function admitted(packet: { type: string; data?: unknown }, scale = 1): number {
  const guard = new LineGuard(scale, 0)
  let count = 0
  while (count < 100_000 && guard.admits(packet, 0)) count += 1
  return count
}

test('a line may ask ten times to be let in', () => {
  expect(admitted(connect)).toBe(10)
  expect(admitted(connect, 1_000)).toBe(10)
})

test('a line may bring three thousand packets of any kind at once, scaled as rate limits are', () => {
  expect([admitted(event), admitted({ type: 'pong' }), admitted(event, 2)]).toEqual([3_000, 3_000, 6_000])
})

test('a line gets its packets back with time', () => {
  const guard = new LineGuard(1, 0)
  for (let index = 0; index < 3_000; index += 1) guard.admits(event, 0)
  expect([guard.admits(event, 1), guard.admits(event, 1_000)]).toEqual([false, true])
})
