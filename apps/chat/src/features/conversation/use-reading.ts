import type { ChatRoom } from '@rafiq/contracts'
import { useEffect, useSyncExternalStore } from 'react'
import { useLive } from '../../shared/sync/live-context.ts'
import { useConnected } from '../../shared/sync/live-store.ts'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isVisible = () => document.visibilityState === 'visible'

/** Tells that everything was read: the page is in view and the window at its end. */
export function useReading({
  room,
  rows,
  atEnd,
}: {
  room: ChatRoom
  rows: readonly Row[]
  atEnd: boolean | null
}) {
  const live = useLive()
  const connected = useConnected()
  const visible = useSyncExternalStore(subscribe, isVisible)
  const last = rows.findLast(({ message }) => message)?.message?.sequence ?? 0
  const { id, own } = room
  const news = last > own.readSequence
  useEffect(() => {
    if (news && atEnd && visible && connected) live?.read(id, last)
  }, [news, atEnd, visible, connected, live, id, last])
}
