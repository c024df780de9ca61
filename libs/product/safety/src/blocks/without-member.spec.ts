import { expect, test } from '@jest/globals'
import { dependsOnBlocks, withoutMember } from './without-member.ts'

const [sara, hind] = ['sara', 'hind']

test.each([
  ['/api/user/matches', { id: sara }, { id: hind }],
  ['/api/users/connections', { id: '1', matchedUserId: sara }, { id: '2', matchedUserId: hind }],
  ['/api/users/connections/received', { userId: sara }, { userId: hind }],
  ['/api/users/me/chat-rooms', { id: '1', otherUser: { id: sara } }, { id: '2', otherUser: { id: hind } }],
])('cached data of %s loses the blocked member and keeps the other', (path, one, other) => {
  expect(withoutMember(path, [one, other], sara)).toEqual([other])
  expect(dependsOnBlocks(path)).toBe(true)
})

test('cached data that is not there yet stays so', () => {
  expect(withoutMember('/api/user/matches', undefined, sara)).toBeUndefined()
})

test.each(['/api/user/profile', '/api/users/me/chat-rooms/1/messages', 7])(
  'cached data of %s does not change by a block',
  (path) => {
    const answer = [{ id: sara }]
    expect(withoutMember(path, answer, sara)).toBe(answer)
    expect(dependsOnBlocks(path)).toBe(false)
  },
)
