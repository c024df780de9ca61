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

test('slow file is waited for', async () => {
  const { load } = failing({ type: 'timeout' }, { type: 'timeout' })
  await expect(untilLoaded(load)).resolves.toBe(3)
})

test('rejected file is requested again', async () => {
  const { load } = failing({ type: 'error' }, { type: 'timeout' }, { type: 'error' })
  await expect(untilLoaded(load, [0, 0])).resolves.toBe(4)
})

test('missing file is not requested again', async () => {
  const { load } = failing({ type: 'error' }, { type: 'missing' }, { type: 'missing, too' })
  await expect(untilLoaded(load, [0])).rejects.toEqual({ type: 'missing' })
})
