import { useEffect, useRef } from 'react'
import { useLive } from '../../shared/sync/live-context.ts'

/** Said again after this long of typing, and taken back after this long without; milliseconds. */
const again = 3000
const idle = 4000

/** Tells the other one that something is being typed, sparingly. */
export function useTellTyping(roomId: string) {
  const live = useLive()
  const told = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const line = useRef(live)
  line.current = live

  const tell = useRef((typing: boolean) => {
    clearTimeout(timer.current)
    const now = Date.now()
    if (typing) timer.current = setTimeout(() => tell(false), idle)
    if (typing ? told.current !== null && now - told.current < again : told.current === null) return
    told.current = typing ? now : null
    line.current?.typing(roomId, typing)
  }).current

  useEffect(() => () => tell(false), [tell])
  return tell
}
