import { afterEach, expect, test } from '@jest/globals'
import { api } from '../api/client.ts'
import { connectionStore, setOffline } from './connection.ts'

const fetchOfBrowser = globalThis.fetch

afterEach(() => {
  globalThis.fetch = fetchOfBrowser
  setOffline(false)
})

const offline = () => connectionStore.getState().offline
const meets = (outcome: () => Promise<unknown>) => {
  globalThis.fetch = outcome as typeof fetch
  return api.get('/api/x').catch(() => undefined)
}

test('connection is offline after a call without an answer, and online after any answer', async () => {
  expect(offline()).toBe(false)
  await meets(() => Promise.reject(new TypeError('failed')))
  expect(offline()).toBe(true)
  await meets(() =>
    Promise.resolve({
      ok: false,
      status: 503,
      statusText: 'x',
      headers: new Headers(),
      text: async () => '',
    }),
  )
  expect(offline()).toBe(false)
})

test('connection stays as it was after a call that the page itself gave up', async () => {
  const signal = { aborted: true } as AbortSignal
  globalThis.fetch = (() => Promise.reject(new Error('aborted'))) as typeof fetch
  await api.get('/api/x', undefined, { signal }).catch(() => undefined)
  expect(offline()).toBe(false)
})
