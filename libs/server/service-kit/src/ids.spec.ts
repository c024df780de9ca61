import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { uuidv7 } from './ids.ts'

test('an id is a UUID of version 7', () => {
  expect(z.uuidv7().safeParse(uuidv7()).success).toBe(true)
})

test('ids sort by the time they were made', () => {
  const times = [1, 1_000, 1_700_000_000_000, 1_795_224_118_784]
  const ids = times.map((time) => uuidv7(time))
  expect(ids.toSorted()).toEqual(ids)
  expect(Number.parseInt(uuidv7(1_795_224_118_784).replace('-', '').slice(0, 12), 16)).toBe(1_795_224_118_784)
})

test('ids of one moment differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => uuidv7(7))).size).toBe(1_000)
})

test('ids of one millisecond sort in the order they were made in', () => {
  const ids = Array.from({ length: 500 }, () => uuidv7(1_700_000_000_000))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(500)
})
