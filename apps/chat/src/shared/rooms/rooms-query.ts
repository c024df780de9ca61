import { useProfile } from '@rafiq/app-kit'
import { chatTimeouts } from '@rafiq/chat-client'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { api } from '@rafiq/platform'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { mergeRooms } from './rooms.ts'

/** `GET /api/users/{userId}/chat-rooms`: the caller's rooms, the newest activity first. */
export const roomsQuery = (userId: string) => {
  const path = `/api/users/${encodeURIComponent(userId)}/chat-rooms`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ client, queryKey, signal }) => {
      const known = () => client.getQueryData<ChatRoom[]>(queryKey) ?? []
      const before = known()
      const read = await api.get<ChatRoom[]>(path, undefined, { signal, timeout: chatTimeouts.http })
      return mergeRooms(before, known(), read)
    },
  })
}

/** Asked only when it is known who asks. */
export function useRooms() {
  const { data: profile } = useProfile()
  return useQuery({ ...roomsQuery(profile?.id ?? ''), enabled: Boolean(profile) })
}
