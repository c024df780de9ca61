import type { Outcome } from '@rafiq/contracts/connections'
import { api, isApiError } from '@rafiq/platform'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import { connectionsQuery, matchesQuery, matchLimitQuery } from '../../shared/queries.ts'

type Settling = { userId: string; matchedUserId: string; outcome: Outcome }

const path = '/api/whatsapp-connections'
const statusOf = (error: unknown) => (isApiError(error) ? error.status : null)

/**
 * `PATCH /api/whatsapp-connections/{userId}/{matchedUserId}`. A contact whose record had failed is made up for first.
 * Gives `already` where it has an outcome, which stays: told in another tab, or a moment ago.
 */
async function settleContact(settling: Settling): Promise<'settled' | 'already'> {
  try {
    return await settle(settling)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    const { userId, matchedUserId } = settling
    await api.post(path, { userId, matchedUserId, status: 'contacted' })
    return settle(settling)
  }
}

async function settle({ userId, matchedUserId, outcome }: Settling): Promise<'settled' | 'already'> {
  try {
    await api.patch(`${path}/${userId}/${matchedUserId}`, { status: outcome })
    return 'settled'
  } catch (error) {
    if (statusOf(error) === 409) return 'already'
    throw error
  }
}

type Told = {
  onSuccess: (result: 'settled' | 'already', settling: Settling) => void
  onError: (error: Error) => void
}

/** `told` is heard also when the page has been left meanwhile. */
export function useSettleContact(told: Told) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: settleContact,
    onSuccess: (result, settling) => {
      told.onSuccess(result, settling)
      for (const { queryKey } of [matchesQuery, connectionsQuery, matchLimitQuery]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
    onError: told.onError,
  })
}
