import { chatTimeouts } from '@rafiq/chat-client'
import type { Agreement, ApproveAgreement, SaveAgreement } from '@rafiq/contracts/chat'
import { api } from '@rafiq/platform'
import { type QueryClient, queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const pathOf = (roomId: string) => `/api/chat-rooms/${encodeURIComponent(roomId)}/agreement`
const timeout = chatTimeouts.http

/** `GET /api/chat-rooms/{roomId}/agreement`: read again whenever its page or its room is opened or it changes; readable offline. */
export const agreementQuery = (roomId: string) =>
  queryOptions({
    queryKey: [pathOf(roomId)],
    meta: { offline: true },
    queryFn: ({ signal }) => api.get<Agreement>(pathOf(roomId), undefined, { signal, timeout }),
    staleTime: 0,
  })

/** Whether a query holds some room's agreement. */
export const isAgreementKey = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && /^\/api\/chat-rooms\/[^/]+\/agreement$/.test(path)

/** Puts the answer of a call in its place. What is being read meanwhile may be older: it is read again. */
async function keep(client: QueryClient, agreement: Agreement) {
  const { queryKey } = agreementQuery(agreement.chatRoomId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, agreement)
  void client.invalidateQueries({ queryKey })
}

/** A call that changes the agreement; after a rejection it is read as it is now. */
function useChange<Change>(roomId: string, change: (path: string, to: Change) => Promise<Agreement>) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (to: Change) => change(pathOf(roomId), to),
    onSuccess: (agreement) => keep(client, agreement),
    onError: () => void client.invalidateQueries({ queryKey: agreementQuery(roomId).queryKey }),
  })
}

/** `PUT /api/chat-rooms/{roomId}/agreement`. */
export const useSaveAgreement = (roomId: string) =>
  useChange(roomId, (path, saved: SaveAgreement) => api.put<Agreement>(path, saved, undefined, { timeout }))

/** `PUT /api/chat-rooms/{roomId}/agreement/approval`. */
export const useApproveAgreement = (roomId: string) =>
  useChange(roomId, (path, approval: ApproveAgreement) =>
    api.put<Agreement>(`${path}/approval`, approval, undefined, { timeout }),
  )
