import { expect, test } from '@jest/globals'
import { deal, turn } from './pairs.ts'

test('pairs are dealt out evenly and all of them', () => {
  expect(deal([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ])
})

test('everybody sends once before anybody sends twice', () => {
  const senders = Array.from({ length: 6 }, (_, index) => turn(index, 3))
  expect(new Set(senders.map(({ room, side }) => `${room} ${side}`)).size).toBe(6)
  expect(turn(6, 3)).toEqual({ room: 0, side: 0 })
})
