import type { Connection, Contact } from '@rafiq/contracts/connections'
import { api, isApiError } from '@rafiq/platform'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { changeCards, connectionsQuery, matchLimitQuery } from '../../shared/queries.ts'

const path = '/api/whatsapp-connections'

/** What the platform has refused is no contact; 409 is one that was recorded before. */
const isRefused = (error: unknown) => isApiError(error) && [403, 404, 422].includes(error.status)

export function notRecorded(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the spec's "only logged" (§7)
  console.warn('A contact was not recorded.', error)
}

/**
 * `POST /api/whatsapp-connections`, beside the opened WhatsApp. A failure is only logged (spec §7); the record is made
 * up for when the outcome is told.
 */
export function useRecordContact() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (contact: Contact) => api.post<Connection>(path, contact),
    onSuccess: (_, { matchedUserId }) =>
      changeCards(queryClient, (cards) =>
        cards.map((card) => (card.id === matchedUserId ? { ...card, connectionStatus: 'contacted' } : card)),
      ),
    onError: (error, { matchedUserId }) => {
      notRecorded(error)
      if (isRefused(error)) outcomeQuestions.drop({ matchedUserId })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: matchLimitQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey })
    },
  })
}
