import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that runs once at a time: a call while one is under way joins it, and its own callbacks are not heard.
 * `isPending` alone is no guard, since it comes with the next render, and a double press is faster.
 */
export function useSingleMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useMutation(options)
  const running = useRef<Promise<Data> | null>(null)
  const mutateAsync: typeof mutation.mutateAsync = (...call) => {
    running.current ??= mutation.mutateAsync(...call).finally(() => {
      running.current = null
    })
    return running.current
  }
  // A rejection is in `error` and heard by `onError`.
  const mutate: typeof mutation.mutate = (...call) => void mutateAsync(...call).catch(() => undefined)
  return { ...mutation, mutate, mutateAsync }
}
