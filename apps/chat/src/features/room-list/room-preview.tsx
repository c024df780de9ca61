import type { ChatRoom } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useDraft } from '../../shared/drafts.ts'
import { useTyping } from '../../shared/sync/live-store.ts'

/** One line of a room: that somebody types, a draft, or what was said last. */
export function RoomPreview({ room, memberId }: { room: ChatRoom; memberId: string }) {
  const { t } = useTranslation('chat')
  const typing = useTyping(room.id)
  const draft = useDraft(memberId, room.id)
  const last = room.messages[0]
  const line = 'min-w-0 truncate text-sm'
  if (typing) return <span className={`${line} text-palm`}>{t('room.typing')}</span>
  if (draft !== '') {
    return (
      <span className={`${line} text-soft`}>
        <span className="text-amber">{t('rooms.draft')}</span> <bdi>{draft}</bdi>
      </span>
    )
  }
  if (!last) return <span className={`${line} text-soft`}>{t('rooms.noMessage')}</span>
  return (
    <span className={`${line} ${room.unreadCount > 0 ? 'font-semibold text-ink' : 'text-soft'}`}>
      {last.senderId === memberId && <>{t('rooms.you')} </>}
      <bdi dir="auto">{last.content}</bdi>
    </span>
  )
}
