import { expect, test } from '@jest/globals'
import { distribute, turn } from './pairs.ts'

test('chat benchmark distributes all pairs evenly to the processes', () => {
  expect(distribute([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ])
})

test('chat benchmark lets every member send once before any sends twice', () => {
  const senders = Array.from({ length: 6 }, (_, index) => turn(index, 3))
  expect(new Set(senders.map(({ room, side }) => `${room} ${side}`)).size).toBe(6)
  expect(turn(6, 3)).toEqual({ room: 0, side: 0 })
})
