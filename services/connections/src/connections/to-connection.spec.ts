import { expect, test } from '@jest/globals'
import { connectionSchema } from '@rafiq/contracts/connections'
import { type ConnectionRow, toConnection } from './to-connection.ts'

const contactedAt = new Date('2026-03-01T10:00:00Z')
const row: ConnectionRow = {
  id: '01900000-0000-7000-8000-00000000000a',
  userId: '01900000-0000-7000-8000-00000000000b',
  matchedUserId: '01900000-0000-7000-8000-00000000000c',
  status: 'contacted',
  contactedAt,
  respondedAt: null,
  answeredAt: null,
  name: 'نورة',
  location: 'riyadh',
  age: 27,
}
const after = (milliseconds: number) => new Date(contactedAt.getTime() + milliseconds)

test('a contact that waits has neither answer nor response time', () => {
  const connection = toConnection(row, contactedAt)
  expect(connectionSchema.strict().parse(connection)).toEqual(connection)
  expect(connection).toMatchObject({
    respondedAt: null,
    responseMinutes: null,
    answeredAt: null,
    expiresAt: '2026-03-15T10:00:00.000Z',
  })
})

test.each([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [90 * 60_000 + 30_000, 90],
  [-5_000, 0],
])('an answer after %i ms took %i minutes', (milliseconds, minutes) => {
  const { responseMinutes, respondedAt } = toConnection(
    { ...row, respondedAt: after(milliseconds) },
    contactedAt,
  )
  expect(responseMinutes).toBe(minutes)
  expect(respondedAt).toBe(after(milliseconds).toISOString())
})

test('a deleted member has no name, no city and no age', () => {
  const { matchedUser } = toConnection({ ...row, name: null, location: null, age: null }, contactedAt)
  expect(matchedUser).toEqual({ name: null, location: null, age: null })
})

test('a contact that has waited for 14 days is expired', () => {
  const connection = toConnection(row, after(14 * 86_400_000))
  expect(connection).toMatchObject({ status: 'expired', expiresAt: null })
})

test('an answered contact does not expire', () => {
  const connection = toConnection({ ...row, answeredAt: after(1_000) }, after(15 * 86_400_000))
  expect(connection).toMatchObject({
    status: 'contacted',
    answeredAt: '2026-03-01T10:00:01.000Z',
    expiresAt: null,
  })
})
