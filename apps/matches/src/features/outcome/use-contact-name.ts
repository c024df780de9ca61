import { useQuery } from '@rafiq/platform/query'
import { connectionsQuery } from '../../shared/connections-query.ts'
import { matchesQuery } from '../../shared/matches-query.ts'

/** Whom a question is about, from what the page has read anyway; null while that is not known. */
export function useContactName(matchedUserId: string | undefined): string | null {
  const { data: matches } = useQuery({ ...matchesQuery, enabled: false })
  const { data: connections } = useQuery({ ...connectionsQuery, enabled: false })
  const match = matches?.find(({ id }) => id === matchedUserId)
  const contact = connections?.find((connection) => connection.matchedUserId === matchedUserId)
  return match?.name ?? contact?.matchedUser.name ?? null
}
