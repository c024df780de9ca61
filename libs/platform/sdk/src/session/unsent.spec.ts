import { beforeEach, expect, test } from '@jest/globals'
import { eraseMemberStorage } from './member-storage.ts'
import { hasUnsent, keepUnsent } from './unsent.ts'

beforeEach(() => localStorage.clear())

test('unsent mark stays until everything is sent', () => {
  expect(hasUnsent()).toBe(false)
  keepUnsent('a', true)
  expect(hasUnsent()).toBe(true)
  keepUnsent('a', false)
  expect(hasUnsent()).toBe(false)
})

test('unsent mark is erased with the rest at sign-out', async () => {
  keepUnsent('a', true)
  await eraseMemberStorage()
  expect(hasUnsent()).toBe(false)
})
