import { api } from '@rafiq/platform'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { MoveResult, SeenState } from '@rafiq/platform-contracts'
import { type Move, seenOf } from './move.ts'

type Moves = {
  steps: readonly Move[]
  seen: SeenState
  /** The version may be one that canary analysis ended: whoever decides has been told, or had it live before. */
  confirmed?: boolean
  /** Why a version is yanked. */
  reason?: string
}

/**
 * Does moves one after the other, each decided on what the one before led to, and ends when the page shows the server's
 * state of it: done, refused, or done in part.
 */
export function useMoves(remote: string) {
  const queryClient = useQueryClient()
  return useSingleMutation<MoveResult | null, Error, Moves>({
    mutationFn: async ({ steps, seen, confirmed = false, reason = '' }) => {
      let result: MoveResult | null = null
      for (const step of steps) {
        result = await sendMove(remote, step, {
          ...{ seen: seenOf(result ?? seen), confirmed, reason },
        })
      }
      return result
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/releases/'),
      }),
  })
}

type Decision = { seen: SeenState; confirmed: boolean; reason: string }

/**
 * Asks for a move, as decided on `seen`: 409 where somebody moved the channels since, and with a code of its own for
 * what asks first.
 */
function sendMove(remote: string, move: Move, { seen, confirmed, reason }: Decision): Promise<MoveResult> {
  const path = `/api/releases/${remote}`
  switch (move.kind) {
    case 'canary':
      return api.put(`${path}/canary`, {
        version: move.version,
        percent: move.percent,
        // Left out, a running canary would keep its own.
        ...(move.audience ? { audience: move.audience } : seen.canary?.audience && { audience: null }),
        seen,
      })
    case 'endCanary':
      // Back to the stable version is the end of a canary.
      return api.post(`${path}/rollback`, { ...(seen.stable !== null && { version: seen.stable }), seen })
    case 'promote':
    case 'rollback':
      return api.post(`${path}/${move.kind}`, {
        version: move.version,
        ...(confirmed && { confirmed }),
        seen,
      })
    case 'yank':
      return api.post(`${path}/yank`, {
        version: move.version,
        reason,
        ...(confirmed && { confirmed }),
        seen,
      })
    case 'disable':
    case 'enable':
      return api.post(`${path}/${move.kind}`, { seen })
  }
}
