import { expect, test } from '@jest/globals'
import { bulkPauseSchema, moderatorUsersQuerySchema } from './moderation.ts'

test('a list of members without parameters is the first hundred, newest first', () => {
  expect(moderatorUsersQuerySchema.parse({})).toEqual({ sort: 'createdAt', order: 'desc', limit: 100 })
})

test.each([
  { role: 'owner' },
  { limit: '501' },
  { limit: '0' },
  { sort: 'password' },
  { status: 'gone' },
  { search: 'x'.repeat(255) },
])('a list of members rejects %j', (query) => {
  expect(moderatorUsersQuerySchema.safeParse(query).success).toBe(false)
})

test('a bulk pause without details has the reason "other" and no end', () => {
  const ids = ['01890a5d-ac96-774b-bcce-b302099a8057']
  expect(bulkPauseSchema.parse({ ids })).toEqual({ ids, reason: 'other', until: null, note: null })
  expect(bulkPauseSchema.safeParse({ ids: [] }).success).toBe(false)
})
