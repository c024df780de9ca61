import { expect, test } from '@jest/globals'
import { connectionSchema } from '@rafiq/contracts'
import { type ConnectionRow, toConnection } from './to-connection.ts'

const contactedAt = new Date('2026-03-01T10:00:00Z')
const row: ConnectionRow = {
  id: '01900000-0000-7000-8000-00000000000a',
  userId: '01900000-0000-7000-8000-00000000000b',
  matchedUserId: '01900000-0000-7000-8000-00000000000c',
  status: 'contacted',
  contactedAt,
  respondedAt: null,
  name: 'نورة',
  location: 'riyadh',
  age: 27,
}
const after = (milliseconds: number) => new Date(contactedAt.getTime() + milliseconds)

test('a contact that waits has neither answer nor response time', () => {
  const connection = toConnection(row)
  expect(connectionSchema.strict().parse(connection)).toEqual(connection)
  expect(connection).toMatchObject({ respondedAt: null, responseMinutes: null })
})

test.each([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [90 * 60_000 + 30_000, 90],
  [-5_000, 0],
])('an answer after %i ms took %i minutes', (milliseconds, minutes) => {
  const { responseMinutes, respondedAt } = toConnection({ ...row, respondedAt: after(milliseconds) })
  expect(responseMinutes).toBe(minutes)
  expect(respondedAt).toBe(after(milliseconds).toISOString())
})

test('a deleted member has no name, no city and no age', () => {
  const { matchedUser } = toConnection({ ...row, name: null, location: null, age: null })
  expect(matchedUser).toEqual({ name: null, location: null, age: null })
})
