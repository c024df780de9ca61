import { afterEach, expect, test } from '@jest/globals'
import { api } from '../api/client.ts'
import { lineStore, setLineAway } from './line.ts'

const fetchOfBrowser = globalThis.fetch

afterEach(() => {
  globalThis.fetch = fetchOfBrowser
  setLineAway(false)
})

const away = () => lineStore.getState().away
const meets = (outcome: () => Promise<unknown>) => {
  globalThis.fetch = outcome as typeof fetch
  return api.get('/api/x').catch(() => undefined)
}

test('a call without an answer means that the line is away, any answer that it is there', async () => {
  expect(away()).toBe(false)
  await meets(() => Promise.reject(new TypeError('failed')))
  expect(away()).toBe(true)
  await meets(() =>
    Promise.resolve({
      ok: false,
      status: 503,
      statusText: 'x',
      headers: new Headers(),
      text: async () => '',
    }),
  )
  expect(away()).toBe(false)
})

test('a call that the page itself gave up says nothing about the line', async () => {
  const signal = { aborted: true } as AbortSignal
  globalThis.fetch = (() => Promise.reject(new Error('aborted'))) as typeof fetch
  await api.get('/api/x', undefined, { signal }).catch(() => undefined)
  expect(away()).toBe(false)
})
