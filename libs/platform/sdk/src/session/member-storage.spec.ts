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

test('member storage is erased at sign-out, and nothing else', async () => {
  await eraseMemberStorage()
  expect(Object.keys(localStorage)).toEqual(['language'])
  expect(Object.keys(sessionStorage)).toEqual(['position'])
  expect(deleted).toEqual(['member.a.chat', 'member.b.chat'])
})

test('member storage is separate per member', async () => {
  await eraseMemberStorage('a')
  expect(Object.keys(localStorage)).toEqual(['member.a.drafts', 'language'])
  expect(Object.keys(sessionStorage)).toEqual(['member.a.answers', 'position'])
  expect(deleted).toEqual(['member.b.chat'])
})

test.each([
  ['at sign-out', undefined, null],
  ['when somebody else signs in', 'b', null],
  ['not when its own member does', 'a', 'a'],
])("member storage id under the product's key is erased %s", async (_, except, left) => {
  productFacts.setState({ memberIdKey: 'currentUserId' })
  localStorage.setItem('currentUserId', 'a')
  await eraseMemberStorage(except)
  expect(localStorage.getItem('currentUserId')).toBe(left)
})
