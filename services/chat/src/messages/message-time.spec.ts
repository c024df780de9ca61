import { expect, test } from '@jest/globals'
import { leastIdOf, secondOf, timeOf } from './message-time.ts'

const id = '01a1ff76-53ce-7bca-9e30-06e4dca94bd4'

test.each([
  [id, 1_795_287_307],
  [leastIdOf(1_000), 1],
  [leastIdOf(1_795_287_307_000), 1_795_287_307],
])('message id %s encodes second %i', (made, second) => {
  expect(secondOf(made)).toBe(second)
})

test('a message id tells the millisecond in which it was made', () => {
  expect(timeOf(id)).toBe(0x01a1ff7653ce)
})

test('the ids of a second are between its least id and the next one', () => {
  expect(leastIdOf(1_795_287_307_000) < id && id < leastIdOf(1_795_287_308_000)).toBe(true)
})
