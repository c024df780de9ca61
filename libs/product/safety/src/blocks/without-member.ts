const rooms = /^\/api\/users\/[^/]+\/chat-rooms$/

type Entry = { id?: string; userId?: string; matchedUserId?: string; otherUser?: { id: string } }

/** Which field of an answer's entries names the other member, by the answer's path; null: it names nobody. */
function memberOf(path: string): ((entry: Entry) => string | undefined) | null {
  if (path === '/api/user/matches') return ({ id }) => id
  if (path === '/api/users/connections') return ({ matchedUserId }) => matchedUserId
  if (path === '/api/users/connections/received') return ({ userId }) => userId
  return rooms.test(path) ? ({ otherUser }) => otherUser?.id : null
}

/** Whether a block changes what this path answers. */
export const dependsOnBlocks = (path: unknown): boolean =>
  typeof path === 'string' &&
  (memberOf(path) !== null || path === '/api/user/match-limit' || path === '/api/user/blocks')

/** What a path has answered, without what it says of one member. */
export function withoutMember(path: unknown, answer: unknown, memberId: string): unknown {
  const member = typeof path === 'string' ? memberOf(path) : null
  if (!member || !Array.isArray(answer)) return answer
  return answer.filter((entry: Entry) => member(entry) !== memberId)
}
