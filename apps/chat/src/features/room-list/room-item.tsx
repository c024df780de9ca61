import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { NavLink } from '@rafiq/platform/router'
import { Portrait, useNameOf, useOnline } from '../../shared/person.tsx'
import { useDayFormat } from '../../shared/use-day-format.ts'
import { RoomPreview } from './room-preview.tsx'

/** One room: with whom, what was said last and when, and what waits to be read. */
export function RoomItem({ room, memberId }: { room: ChatRoom; memberId: string }) {
  const { t } = useTranslation('chat')
  const { number } = useFormat()
  const { brief } = useDayFormat()
  const name = useNameOf(room)
  const online = useOnline(room)
  const { unreadCount, messages } = room
  const last = messages[0]
  return (
    <NavLink
      to={linkTo('chatRoom', { roomId: room.id })}
      className="flex min-h-18 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken"
    >
      <Portrait name={name} online={online} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold">
            <bdi>{name}</bdi>
            {online && <span className="sr-only"> {t('room.online')}</span>}
          </span>
          {last && (
            <time dateTime={last.createdAt} className="shrink-0 text-xs text-soft">
              {brief(last.createdAt)}
            </time>
          )}
        </span>
        <span className="flex items-center justify-between gap-3">
          <RoomPreview room={room} memberId={memberId} />
          {unreadCount > 0 && (
            <span className="inline-grid min-h-6 min-w-6 shrink-0 place-items-center rounded-full bg-palm px-1.5 text-xs leading-none font-semibold text-on-palm tabular-nums">
              <span aria-hidden="true">{number(unreadCount)}</span>
              <span className="sr-only">{t('rooms.unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  )
}
