import { beforeEach, expect, jest, test } from '@jest/globals'
import { productFacts } from '../host/product-facts.ts'
import { eraseMemberStorage, memberStorageName } from './member-storage.ts'

const deleted: string[] = []

beforeEach(() => {
  deleted.length = 0
  localStorage.clear()
  sessionStorage.clear()
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: {
      databases: jest.fn(async () => [
        { name: 'member.a.chat' },
        { name: 'member.b.chat' },
        { name: 'else' },
      ]),
      deleteDatabase: (name: string) => void deleted.push(name),
    },
  })
  localStorage.setItem(memberStorageName('a', 'drafts'), '1')
  localStorage.setItem(memberStorageName('b', 'drafts'), '2')
  localStorage.setItem('language', 'ar')
  sessionStorage.setItem(memberStorageName('a', 'answers'), '3')
  sessionStorage.setItem(memberStorageName('new', 'password'), '4')
  sessionStorage.setItem('position', '5')
})

test('sign-out erases what was kept of every member, and nothing else', async () => {
  await eraseMemberStorage()
  expect(Object.keys(localStorage)).toEqual(['language'])
  expect(Object.keys(sessionStorage)).toEqual(['position'])
  expect(deleted).toEqual(['member.a.chat', 'member.b.chat'])
})

test('a member finds their own things, and nobody else’s', async () => {
  await eraseMemberStorage('a')
  expect(Object.keys(localStorage)).toEqual(['member.a.drafts', 'language'])
  expect(Object.keys(sessionStorage)).toEqual(['member.a.answers', 'position'])
  expect(deleted).toEqual(['member.b.chat'])
})

test.each([
  ['at sign-out', undefined, null],
  ['when somebody else signs in', 'b', null],
  ['not when its own member does', 'a', 'a'],
])('the id under the key that the product names is erased %s', async (_, except, left) => {
  productFacts.setState({ memberIdKey: 'currentUserId' })
  localStorage.setItem('currentUserId', 'a')
  await eraseMemberStorage(except)
  expect(localStorage.getItem('currentUserId')).toBe(left)
})
