import { useEffect, useRef } from 'react'
import { useLiveChat } from '../../shared/sync/live-chat-context.ts'

/** Reported again after this long of typing, and taken back after this long without; milliseconds. */
const repeatDelay = 3000
const idleDelay = 4000

/** Reports to the other one that something is being typed, sparingly. */
export function useTypingReport(roomId: string) {
  const live = useLiveChat()
  const reportedAt = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latestLive = useRef(live)
  latestLive.current = live

  const report = useRef((typing: boolean) => {
    clearTimeout(timer.current)
    const now = Date.now()
    const last = reportedAt.current
    if (typing) timer.current = setTimeout(() => report(false), idleDelay)
    if (typing ? last !== null && now - last < repeatDelay : last === null) return
    reportedAt.current = typing ? now : null
    latestLive.current?.reportTyping(roomId, typing)
  }).current

  useEffect(() => () => report(false), [report])
  return report
}
