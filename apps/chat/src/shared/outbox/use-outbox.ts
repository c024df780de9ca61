import type { OutboxItem } from '@rafiq/chat-client'
import { useEffect, useState } from 'react'
import { outboxOf } from './outbox.ts'

/** What is on its way in a room, oldest first, as it changes in any tab. */
export function useOutbox(memberId: string, roomId: string): readonly OutboxItem[] {
  const [items, setItems] = useState<readonly OutboxItem[]>([])
  useEffect(() => outboxOf(memberId).watch(roomId, setItems), [memberId, roomId])
  return items
}
