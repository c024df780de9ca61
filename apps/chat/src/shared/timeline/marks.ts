import type { ChatMessage, ChatRoom } from '@rafiq/contracts'

/** How far an own message came, from the stored one on. */
export type Mark = 'sent' | 'delivered' | 'read'

export function markOf({ sequence }: Pick<ChatMessage, 'sequence'>, other: ChatRoom['other']): Mark {
  if (sequence <= other.readSequence) return 'read'
  return sequence <= other.deliveredSequence ? 'delivered' : 'sent'
}
