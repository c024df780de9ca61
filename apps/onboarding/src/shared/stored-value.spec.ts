import { beforeEach, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { storedValue } from './stored-value.ts'

const value = storedValue('test.value', z.object({ city: z.string() }))

beforeEach(() => sessionStorage.clear())

test('gives back what was written, also to another reader of the same key', () => {
  value.write({ city: 'riyadh' })
  expect(storedValue('test.value', z.object({ city: z.string() })).read()).toEqual({ city: 'riyadh' })
})

test('reads null where nothing, no JSON or another shape is stored', () => {
  expect(value.read()).toBeNull()
  sessionStorage.setItem('test.value', '{oops')
  expect(value.read()).toBeNull()
  sessionStorage.setItem('test.value', '{"city":4}')
  expect(value.read()).toBeNull()
})

test('goes on when the storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(value.write({ city: 'riyadh' })).toBe(false)
  full.mockRestore()
})
