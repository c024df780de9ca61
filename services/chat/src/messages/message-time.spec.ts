import { expect, test } from '@jest/globals'
import { leastIdOf, secondOf } from './message-time.ts'

test.each([
  ['01a1ff76-53ce-7bca-9e30-06e4dca94bd4', 1_795_287_307],
  [leastIdOf(999), 0],
  [leastIdOf(1_000), 1],
])('message id %s was made in second %i', (id, second) => {
  expect(secondOf(id)).toBe(second)
})

test('the ids of a millisecond are between its least id and the next one', () => {
  const id = '01a1ff76-53ce-7bca-9e30-06e4dca94bd4'
  const time = 0x01a1ff7653ce
  expect(leastIdOf(time) < id && id < leastIdOf(time + 1)).toBe(true)
})
