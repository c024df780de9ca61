import { chatTimeouts } from '@rafiq/chat-client'
import type { AnswerQuestion, AskQuestion, QuestionCard } from '@rafiq/contracts/chat'
import { api } from '@rafiq/platform'
import { type QueryClient, queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const pathOf = (roomId: string) => `/api/chat-rooms/${encodeURIComponent(roomId)}/question-cards`
const timeout = chatTimeouts.http

/** `GET /api/chat-rooms/{roomId}/question-cards`: read again whenever the room is opened or its cards change. */
export const questionCardsQuery = (roomId: string) =>
  queryOptions({
    queryKey: [pathOf(roomId)],
    queryFn: ({ signal }) => api.get<QuestionCard[]>(pathOf(roomId), undefined, { signal, timeout }),
    staleTime: 0,
  })

/** Whether a query holds some room's cards. */
export const isQuestionCardsKey = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && /^\/api\/chat-rooms\/[^/]+\/question-cards$/.test(path)

/** Puts the answer of a call in its place. What is being read meanwhile may be older: it is read again. */
async function keep(client: QueryClient, card: QuestionCard) {
  const { queryKey } = questionCardsQuery(card.chatRoomId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (cards: QuestionCard[] | undefined) => [
    ...(cards ?? []).filter(({ id }) => id < card.id),
    card,
    ...(cards ?? []).filter(({ id }) => id > card.id),
  ])
  void client.invalidateQueries({ queryKey })
}

/** `POST /api/chat-rooms/{roomId}/question-cards`; where the other one asked the same, that card is read. */
export function useAskQuestion(roomId: string) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (asked: AskQuestion) => api.post<QuestionCard>(pathOf(roomId), asked, undefined, { timeout }),
    onSuccess: (card) => keep(client, card),
    onError: () => void client.invalidateQueries({ queryKey: questionCardsQuery(roomId).queryKey }),
  })
}

/** `PUT /api/chat-rooms/{roomId}/question-cards/{cardId}/answer`; after a rejection the card is read as it is now. */
export function useAnswerQuestion({ id, chatRoomId }: QuestionCard) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (answer: AnswerQuestion) =>
      api.put<QuestionCard>(`${pathOf(chatRoomId)}/${encodeURIComponent(id)}/answer`, answer, undefined, {
        timeout,
      }),
    onSuccess: (card) => keep(client, card),
    onError: () => void client.invalidateQueries({ queryKey: questionCardsQuery(chatRoomId).queryKey }),
  })
}
