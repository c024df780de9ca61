import { expect, test } from '@jest/globals'
import { untilLoaded } from './until-loaded.ts'

const failing = (...errors: { type: string }[]) => {
  let asked = 0
  return {
    load: () => {
      const error = errors[asked]
      asked += 1
      return error ? Promise.reject(error) : Promise.resolve(asked)
    },
  }
}

test('a file that is slow is waited for', async () => {
  const { load } = failing({ type: 'timeout' }, { type: 'timeout' })
  await expect(untilLoaded(load)).resolves.toBe(3)
})

test('a file that is refused is asked for again', async () => {
  const { load } = failing({ type: 'error' }, { type: 'timeout' }, { type: 'error' })
  await expect(untilLoaded(load, [0, 0])).resolves.toBe(4)
})

test('a file that is missing is not asked for again and again', async () => {
  const { load } = failing({ type: 'error' }, { type: 'missing' }, { type: 'missing, too' })
  await expect(untilLoaded(load, [0])).rejects.toEqual({ type: 'missing' })
})
