import type { OutboxItem } from '@rafiq/chat-client'
import { useSession } from '@rafiq/platform'
import { useEffect, useState } from 'react'
import { outboxOf } from './outbox.ts'

/** What is on its way in a room, oldest first, as it changes in any tab. */
export function useOutbox(memberId: string, roomId: string): readonly OutboxItem[] {
  const { token } = useSession()
  const [items, setItems] = useState<readonly OutboxItem[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outbox is closed with each token, and opened anew
  useEffect(() => outboxOf(memberId).watch(roomId, setItems), [memberId, roomId, token])
  return items
}
