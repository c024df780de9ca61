import type { ChatRoom, MatchCard } from '@rafiq/contracts'
import { api, paths, useProfile } from '@rafiq/platform'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { connectionsQuery } from './connections-query.ts'
import { matchLimitQuery } from './match-limit-query.ts'
import { matchesQuery } from './matches-query.ts'

/**
 * `POST /api/chat-rooms`: opens the conversation with a match, or finds it, and goes there. Without a contact before
 * it records one, under the same limit.
 */
export function useOpenChat(matchedUserId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  return useMutation({
    mutationFn: () => api.post<ChatRoom>('/api/chat-rooms', { matchedUserId }),
    onSuccess: async ({ id }) => {
      queryClient.setQueryData(matchesQuery.queryKey, (cards: MatchCard[] | undefined) =>
        cards?.map((card) =>
          card.id === matchedUserId
            ? { ...card, connectionStatus: card.connectionStatus ?? 'contacted' }
            : card,
        ),
      )
      for (const queryKey of [
        matchLimitQuery.queryKey,
        connectionsQuery.queryKey,
        ...(profile ? [[`/api/users/${profile.id}/chat-rooms`]] : []),
      ]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      await navigate(paths.chat(id))
    },
    onError: () => queryClient.invalidateQueries({ queryKey: matchLimitQuery.queryKey }),
  })
}
