import { expect, test } from '@jest/globals'
import { Batches } from './batches.ts'

/** Doubles numbers but for 13, and remembers which came together. */
function doubling(largest = 10) {
  const together: number[][] = []
  const batches = new Batches<number, number>(async (inputs) => {
    together.push(inputs)
    await new Promise(setImmediate)
    if (inputs.includes(99)) throw new Error('all')
    return inputs.map((input) =>
      input === 13
        ? { status: 'rejected', reason: new Error('this one') }
        : { status: 'fulfilled', value: 2 * input },
    )
  }, largest)
  return { batches, together }
}

test('batching runs a lone input at once, and inputs that arrive meanwhile in one batch', async () => {
  const { batches, together } = doubling()
  expect(await Promise.all([1, 2, 3].map((input) => batches.add(input)))).toEqual([2, 4, 6])
  expect(await batches.add(4)).toBe(8)
  expect(together).toEqual([[1], [2, 3], [4]])
})

test('batching keeps batches within their size and inputs in order', async () => {
  const { batches, together } = doubling(2)
  await Promise.all([1, 2, 3, 4, 5, 6].map((input) => batches.add(input)))
  expect(together).toEqual([[1], [2, 3], [4, 5], [6]])
})

test('batching fails only the failing input of a batch', async () => {
  const { batches } = doubling()
  const [first, second, third] = await Promise.allSettled([1, 13, 3].map((input) => batches.add(input)))
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('batching fails a whole batch where its work fails, and continues with the next', async () => {
  const { batches } = doubling()
  const answers = await Promise.allSettled([1, 99, 3].map((input) => batches.add(input)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await batches.add(5)).toBe(10)
})
