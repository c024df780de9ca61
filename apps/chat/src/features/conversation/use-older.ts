import type { ChatRoom } from '@rafiq/contracts/chat'
import { useQueryClient } from '@rafiq/platform/query'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadOlder } from '../../shared/timeline/fetch-messages.ts'

/** Older messages are asked for when so few rows are left above the window. */
const rowsAhead = 15

type UseOlder = {
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>
  room: ChatRoom
  /** The window stands, and there are older messages. */
  wanted: boolean
  /** How many rows there are. */
  length: number
}

/** Fetches older messages before they are needed. After a failure it waits to be asked. */
export function useOlder({ virtualizer, room, wanted, length }: UseOlder) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = useCallback(() => {
    setState('loading')
    loadOlder(client, room.id).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }, [client, room.id])
  const asked = useRef(-1)
  // After every drawing: only then is it known which rows are in view. Once for as many rows: those that were asked
  // for are drawn a moment after they came.
  useEffect(() => {
    const first = virtualizer.range?.startIndex ?? rowsAhead
    if (!wanted || state !== 'idle' || first >= rowsAhead || asked.current === length) return
    asked.current = length
    load()
  })
  return { state, onRetry: load }
}
