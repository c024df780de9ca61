import type { ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { Check, CheckCheck, CircleAlert, Clock, type Icon } from '@rafiq/ui'
import { stateOf } from '../../shared/outbox/outbox-item.ts'
import { deliveryStateOf } from '../../shared/timeline/delivery-state.ts'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

type State = 'sending' | 'waiting' | 'failed' | 'sent' | 'delivered' | 'read'

const icons: Record<State, Icon> = {
  sending: Clock,
  waiting: Clock,
  failed: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
}

type DeliveryMarkProps = {
  row: Row
  room: ChatRoom
  /** In words that everybody sees; else only a screen reader is told. */
  words: boolean
}

/** How far an own message came. */
export function DeliveryMark({ row, room, words }: DeliveryMarkProps) {
  const { t } = useTranslation('chat')
  const state: State = row.message ? deliveryStateOf(row.message, room.other) : stateOf(row.item)
  const Mark = icons[state]
  const colour = state === 'failed' ? 'text-clay' : state === 'read' ? 'text-palm' : ''
  return (
    <span className={`inline-flex items-center gap-1 ${colour}`}>
      <Mark aria-hidden="true" className="size-4 shrink-0" />
      <span className={words ? '' : 'sr-only'}>{t(`mark.${state}`)}</span>
    </span>
  )
}
