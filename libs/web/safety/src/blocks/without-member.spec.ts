import { expect, test } from '@jest/globals'
import { dependsOnBlocks, withoutMember } from './without-member.ts'

const [sara, hind] = ['sara', 'hind']

test.each([
  ['/api/user/matches', { id: sara }, { id: hind }],
  ['/api/users/connections', { id: '1', matchedUserId: sara }, { id: '2', matchedUserId: hind }],
  ['/api/users/me/chat-rooms', { id: '1', otherUser: { id: sara } }, { id: '2', otherUser: { id: hind } }],
])('%s loses the one and keeps the other', (path, one, other) => {
  expect(withoutMember(path, [one, other], sara)).toEqual([other])
  expect(dependsOnBlocks(path)).toBe(true)
})

test('what is not there yet stays so', () => {
  expect(withoutMember('/api/user/matches', undefined, sara)).toBeUndefined()
})

test.each(['/api/user/profile', '/api/users/me/chat-rooms/1/messages', 7])('%s is as it was', (path) => {
  const answer = [{ id: sara }]
  expect(withoutMember(path, answer, sara)).toBe(answer)
  expect(dependsOnBlocks(path)).toBe(false)
})
