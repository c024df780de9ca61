import type { ChatRoom } from '@rafiq/contracts/chat'
import { useEffect, useSyncExternalStore } from 'react'
import { useLiveChat } from '../../shared/sync/live-chat-context.ts'
import { useConnected } from '../../shared/sync/live-store.ts'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Reports everything as read while the page is in view and the window at its end, once the other one has written: what
 * the member writes needs no report.
 */
export function useReading({
  room,
  rows,
  atEnd,
}: {
  room: ChatRoom
  rows: readonly Row[]
  atEnd: boolean | null
}) {
  const live = useLiveChat()
  const connected = useConnected()
  const visible = useSyncExternalStore(subscribe, isVisible)
  const last = rows.findLast(({ message }) => message)?.message?.sequence ?? 0
  const lastReceived = rows.findLast(({ own }) => !own)?.message?.sequence ?? 0
  const { id, own } = room
  const hasUnread = lastReceived > own.readSequence
  useEffect(() => {
    if (hasUnread && atEnd && visible && connected) live?.reportRead(id, last)
  }, [hasUnread, atEnd, visible, connected, live, id, last])
}
