import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { memberStorageName, signOut } from '../index.ts'
import { storedValue } from './stored-value.ts'

type Draft = { text: string }
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Draft>).text === 'string'
const key = memberStorageName('a', 'draft')
const draft = storedValue({ key, shape: isDraft })

beforeEach(() => {
  sessionStorage.clear()
  draft.clear()
})
afterEach(() => void jest.restoreAllMocks())

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })

test('stored value reads back what was written, and nothing after it was cleared', () => {
  expect(draft.read()).toBeNull()
  expect(draft.write({ text: 'hello' })).toBe(true)
  expect(draft.read()).toEqual({ text: 'hello' })
  draft.clear()
  expect(draft.read()).toBeNull()
})

test.each(['not JSON', '{"text":1}', 'null'])(
  'stored value takes a foreign content (%s) as nothing',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(draft.read()).toBeNull()
  },
)

test('stored value checks by a schema as well', () => {
  const even = storedValue({
    key: 'even',
    shape: {
      parse: (value) => {
        if (typeof value !== 'number' || value % 2 !== 0) throw new Error('not even')
        return value
      },
    },
  })
  sessionStorage.setItem('even', '3')
  expect(even.read()).toBeNull()
  sessionStorage.setItem('even', '4')
  expect(even.read()).toBe(4)
})

test('stored value in local storage leaves session storage alone', () => {
  const choice = storedValue({ key: 'choice', shape: isDraft, storage: 'local' })
  choice.write({ text: 'x' })
  expect(localStorage.getItem('choice')).toBe('{"text":"x"}')
  expect(sessionStorage.getItem('choice')).toBeNull()
})

test('stored value gives the same object while its content is the same', () => {
  draft.write({ text: 'a' })
  const first = draft.read()
  expect(draft.read()).toBe(first)
  draft.write({ text: 'b' })
  expect(draft.read()).not.toBe(first)
})

test('stored value tells every holder of its key when it changes, until they leave', () => {
  const heard = jest.fn()
  const stop = storedValue({ key, shape: isDraft }).subscribe(heard)
  draft.write({ text: 'a' })
  draft.clear()
  stop()
  draft.write({ text: 'b' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('stored value lives as long as its page where the storage refuses, and says so', () => {
  refuseStorage()
  expect(draft.write({ text: 'typed' })).toBe(false)
  expect(draft.read()).toEqual({ text: 'typed' })
})

test('stored value that the storage refused goes with the session too', () => {
  refuseStorage()
  draft.write({ text: 'typed' })
  signOut()
  expect(draft.read()).toBeNull()
})
