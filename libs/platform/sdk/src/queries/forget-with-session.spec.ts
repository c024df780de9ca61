import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { session } from '../session/session.ts'
import { forgetWithSession } from './forget-with-session.ts'

const deleted: string[] = []
let stop: () => void

beforeAll(() => {
  Object.assign(globalThis, {
    caches: {
      keys: () => Promise.resolve(['files', 'pages']),
      delete: jest.fn((name: string) => Promise.resolve(deleted.push(name) > 0)),
    },
  })
  stop = forgetWithSession()
})
afterAll(() => {
  stop()
  Reflect.deleteProperty(globalThis, 'caches')
})
beforeEach(() => {
  sessionStorage.clear()
  session.adopt(null)
  deleted.length = 0
  session.adopt('t1')
  sessionStorage.setItem('kept:["/api/user/matches"]', '{"owner":"t1"}')
})

const keptKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:'))

test.each([
  ['signing out', () => session.end()],
  ['a refused token', () => session.expire('t1')],
  ['the end of the session in another tab', () => session.adopt(null)],
  ['another session in its place', () => session.adopt('t2')],
])('%s erases cached reads', async (_, end) => {
  end()
  expect(keptKeys()).toEqual([])
  await Promise.resolve()
  expect(deleted).toEqual(['files', 'pages'])
})

test("a new session erases no cache: the visitor's shell is the member's shell", () => {
  session.adopt(null)
  deleted.length = 0
  session.start('t2')
  expect(deleted).toEqual([])
})

test('a renewed token keeps cached reads, as its own', async () => {
  // What the test before left is erased a moment later.
  await Promise.resolve()
  deleted.length = 0
  session.renew('t2')
  expect(keptKeys().map((key) => sessionStorage.getItem(key))).toEqual(['{"owner":"t2"}'])
  await Promise.resolve()
  expect(deleted).toEqual([])
})
