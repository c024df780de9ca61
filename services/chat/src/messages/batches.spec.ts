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

test('a lone input goes at once, what comes meanwhile goes together in one batch', async () => {
  const { batches, together } = doubling()
  expect(await Promise.all([1, 2, 3].map((input) => batches.add(input)))).toEqual([2, 4, 6])
  expect(await batches.add(4)).toBe(8)
  expect(together).toEqual([[1], [2, 3], [4]])
})

test('no batch is larger than it may be, and all inputs keep their order', async () => {
  const { batches, together } = doubling(2)
  await Promise.all([1, 2, 3, 4, 5, 6].map((input) => batches.add(input)))
  expect(together).toEqual([[1], [2, 3], [4, 5], [6]])
})

test('an input of a batch that fails fails alone', async () => {
  const { batches } = doubling()
  const [first, second, third] = await Promise.allSettled([1, 13, 3].map((input) => batches.add(input)))
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('work that fails as a whole fails all of its batch, and the next batch goes on', async () => {
  const { batches } = doubling()
  const answers = await Promise.allSettled([1, 99, 3].map((input) => batches.add(input)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await batches.add(5)).toBe(10)
})
