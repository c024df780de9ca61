import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { type MouseEvent, memo, useRef } from 'react'
import { useNameOf } from '../../shared/person.tsx'
import { ReceivedScamNote } from '../../shared/scam-note.tsx'
import type { Row } from '../../shared/timeline/timeline-rows.ts'
import type { DayFormat } from '../../shared/use-day-format.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import { MessageText } from './message-text.tsx'
import { ReportButton } from './report-button.tsx'
import { UnsentNote } from './unsent-note.tsx'

type MessageRowProps = {
  row: Row
  room: ChatRoom
  me: string
  /** Was searched for just now. */
  found: boolean
  /** The last own message tells its state in words. */
  last: boolean
  /** Tab stops here on its way through what can be reported. */
  tabStop: boolean
  onReport: (message: ChatMessage) => void
  format: DayFormat
}

/** One message with what stands above it: its day, and where the unread ones begin. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, room, me, found, last, tabStop, onReport, format } = props
  const { t } = useTranslation('chat')
  const { day, time } = format
  const name = useNameOf(room)
  const { own, createdAt, content, message } = row
  const reportButton = useRef<HTMLButtonElement>(null)
  // A finger points at nothing: a tap shows what a mouse sees. Not where words are being marked, nor on a link.
  const point = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) return
    if (document.getSelection()?.isCollapsed !== false) reportButton.current?.focus({ preventScroll: true })
  }
  return (
    <div className={row.continues ? 'pt-1' : 'pt-3'}>
      {row.newDay && (
        <h2 className="mx-auto mt-1 mb-3 w-fit rounded-full bg-sunken px-4 py-1 text-center text-sm leading-tight font-normal text-soft">
          {day(createdAt)}
        </h2>
      )}
      {row.firstUnread && (
        <p className="mb-3 flex items-center gap-3 text-sm leading-tight text-palm before:h-px before:grow before:bg-palm/40 after:h-px after:grow after:bg-palm/40">
          {t('room.newMessages')}
        </p>
      )}
      <div className={`group flex items-center ${own ? 'justify-end' : 'justify-start'}`}>
        <div
          {...(!own && { onClick: point })}
          className={`max-w-[85%] min-w-24 rounded-card border px-3.5 pt-2 pb-1.5 transition-colors sm:max-w-[75%] ${own ? 'border-transparent bg-palm-tint' : 'border-line bg-raised'} ${row.continues ? '' : own ? 'rounded-se-sm' : 'rounded-ss-sm'} ${found ? 'outline-3 outline-palm' : ''}`}
        >
          <span className="sr-only">{own ? t('room.youSaid') : t('room.theySaid', { name })}</span>
          <MessageText content={content} />
          <p className="flex items-center justify-end gap-1.5 text-xs leading-normal text-soft">
            <time dateTime={createdAt}>{time(createdAt)}</time>
            {own && <DeliveryMark row={row} room={room} words={last} />}
          </p>
        </div>
        {!own && message && (
          <ReportButton ref={reportButton} tabStop={tabStop} onPress={() => onReport(message)} />
        )}
      </div>
      {!own && message && <ReceivedScamNote content={content} onReport={() => onReport(message)} />}
      {row.item && <UnsentNote item={row.item} me={me} />}
    </div>
  )
})
