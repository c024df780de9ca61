import type { MoveResult, SeenState } from '@rafiq/contracts'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { Move } from './move.ts'
import { seenOf } from './move.ts'
import { sendMove } from './send-move.ts'

type Moves = { steps: readonly Move[]; seen: SeenState }

/**
 * Does moves one after the other, each decided on what the one before led to, and ends when the page shows the server's
 * state of it: done, refused, or done in part.
 */
export function useMoves(remote: string) {
  const queryClient = useQueryClient()
  return useSingleMutation<MoveResult | null, Error, Moves>({
    mutationFn: async ({ steps, seen }) => {
      let result: MoveResult | null = null
      for (const step of steps) result = await sendMove(remote, step, seenOf(result ?? seen))
      return result
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/releases/'),
      }),
  })
}
