import { beforeEach, expect, jest, test } from '@jest/globals'
import { eraseMemberStorage, memberStorageName } from './member-storage.ts'

const deleted: string[] = []

beforeEach(() => {
  deleted.length = 0
  localStorage.clear()
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
})

test('sign-out erases what was kept of every member, and nothing else', async () => {
  await eraseMemberStorage()
  expect(Object.keys(localStorage)).toEqual(['language'])
  expect(deleted).toEqual(['member.a.chat', 'member.b.chat'])
})

test('a member finds their own things, and nobody else’s', async () => {
  await eraseMemberStorage('a')
  expect(Object.keys(localStorage)).toEqual(['member.a.drafts', 'language'])
  expect(deleted).toEqual(['member.b.chat'])
})
