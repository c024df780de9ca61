import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'

/** How far an own message came, from the stored one on. */
export type DeliveryState = 'sent' | 'delivered' | 'read'

export function deliveryStateOf(
  { sequence }: Pick<ChatMessage, 'sequence'>,
  other: ChatRoom['other'],
): DeliveryState {
  if (sequence <= other.readSequence) return 'read'
  return sequence <= other.deliveredSequence ? 'delivered' : 'sent'
}
