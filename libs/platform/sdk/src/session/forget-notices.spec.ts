import { afterEach, expect, jest, test } from '@jest/globals'
import { forgetNotices } from './forget-notices.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const given = (registration: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })

test('a browser that gets notices gets no more, and shows none', async () => {
  const [close, unsubscribe] = [jest.fn(), jest.fn(async () => true)]
  given({
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  })
  await forgetNotices()
  expect([close, unsubscribe].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test.each<[string, object | undefined]>([
  ['no worker', undefined],
  ['no notices', {}],
  ['no subscription', { pushManager: { getSubscription: async () => null } }],
  [
    'a service that is unavailable',
    { pushManager: { getSubscription: async () => Promise.reject(new Error('away')) } },
  ],
])('a browser with %s has nothing to forget', async (_, registration) => {
  given(registration)
  await expect(forgetNotices()).resolves.toBeUndefined()
})

test('a browser without support has nothing to forget', async () => {
  await expect(forgetNotices()).resolves.toBeUndefined()
})
