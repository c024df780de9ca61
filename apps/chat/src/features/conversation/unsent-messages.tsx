import type { ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMemo } from 'react'
import { useOutbox } from '../../shared/outbox/use-outbox.ts'
import { timelineRows } from '../../shared/timeline/timeline-rows.ts'
import { useDayFormat } from '../../shared/use-day-format.ts'
import { MessageRow } from './message-row.tsx'

const nothingToReport = () => undefined

/** What is on its way while the conversation itself is not here: what somebody typed never vanishes from sight. */
export function UnsentMessages({ room, me }: { room: ChatRoom; me: string }) {
  const { t } = useTranslation('chat')
  const outbox = useOutbox(me, room.id)
  const format = useDayFormat()
  const rows = useMemo(
    () => timelineRows({ messages: [], outbox, me, complete: true, readBefore: 0 }),
    [outbox, me],
  )
  if (rows.length === 0) return null
  return (
    <section aria-label={t('room.messages')}>
      <ol className="mx-auto w-full max-w-4xl px-3 pb-4 sm:px-5">
        {rows.map((row, index) => (
          <li key={row.key}>
            <MessageRow
              row={row}
              room={room}
              me={me}
              found={false}
              last={index === rows.length - 1}
              tabStop={false}
              onReport={nothingToReport}
              format={format}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
