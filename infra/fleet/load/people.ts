import { withClient } from '@rafiq/database'
import { type RegisteredMember, UsersClient } from '@rafiq/testing'
import { Api } from '../../hostile/harness/api.ts'
import type { Asker } from './requests.ts'

/** What members do at a platform, whose database verifies their addresses. */
export const usersAt = (origin: string, adminUrl: string): UsersClient =>
  new UsersClient(origin, {
    query: (sql, values) =>
      withClient(adminUrl, async (client) => (await client.query(sql, [...(values ?? [])])).rows),
  })

/** Two and two who match, with a room of theirs, as many pairs as asked for; they register as anybody does. */
export async function makePairs(origin: string, adminUrl: string, count: number): Promise<[Asker, Asker][]> {
  const users = usersAt(origin, adminUrl)
  const api = new Api(origin)
  const { token: staffToken } = await users.signedIn('releases')
  const pairs: [Asker, Asker][] = []
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [await users.member(), await users.member()]
    const opened = await api.must('POST', '/api/chat-rooms', one.token, { matchedUserId: other.id })
    const { id: room } = opened as { id: string }
    const asAsker = ({ id: memberId, token }: RegisteredMember, { id: matchedId }: RegisteredMember) => ({
      ...{ memberId, token, matchedId, room, staffToken },
    })
    pairs.push([asAsker(one, other), asAsker(other, one)])
  }
  return pairs
}
