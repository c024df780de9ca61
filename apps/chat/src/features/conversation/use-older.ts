import type { ChatRoom } from '@rafiq/contracts'
import { useQueryClient } from '@rafiq/platform/query'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'
import { loadOlder } from '../../shared/timeline/fetch-messages.ts'

/** Older messages are asked for when so few rows are left above the window. */
const rowsAhead = 15

type UseOlder = {
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>
  room: ChatRoom
  complete: boolean
  length: number
}

/** Fetches older messages before they are needed. After a failure it waits to be asked. */
export function useOlder({ virtualizer, room, complete, length }: UseOlder) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const first = virtualizer.range?.startIndex
  const near = length > 0 && first !== undefined && first < rowsAhead
  const load = useCallback(() => {
    setState('loading')
    loadOlder(client, room.id).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }, [client, room.id])
  useEffect(() => {
    if (near && !complete && state === 'idle') load()
  }, [near, complete, state, load])
  return { state, onRetry: load }
}
