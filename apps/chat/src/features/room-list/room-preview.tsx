import type { ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import type { ReactNode } from 'react'
import { useDraft } from '../../shared/drafts.ts'
import { useTyping, useUnsent } from '../../shared/sync/live-store.ts'

/** One line of a room: that somebody types, what is not sent, a draft, or what was said last. */
export function RoomPreview({ room, memberId }: { room: ChatRoom; memberId: string }) {
  const { t } = useTranslation('chat')
  const typing = useTyping(room.id)
  const draft = useDraft(memberId, room.id)
  const unsent = useUnsent(room.id)
  const last = room.messages[0]
  if (typing) return <Line className="text-palm">{t('room.typing')}</Line>
  if (unsent !== undefined)
    return <Said by={<span className="text-clay">{t('rooms.unsent')}</span>}>{unsent}</Said>
  if (draft !== '') return <Said by={<span className="text-amber">{t('rooms.draft')}</span>}>{draft}</Said>
  if (!last) return <Line>{t('rooms.noMessage')}</Line>
  return (
    <Said by={last.senderId === memberId && t('rooms.you')} unread={room.unreadCount > 0}>
      {last.content}
    </Said>
  )
}

const Line = ({ className = 'text-soft', children }: { className?: string; children: string }) => (
  <span className={`min-w-0 truncate text-sm ${className}`}>{children}</span>
)

type SaidProps = { by: ReactNode; unread?: boolean; children: string }

/** The words run as they were written, and are cut where they end; they stand where the list begins. */
const Said = ({ by, unread = false, children }: SaidProps) => (
  <span
    className={`flex min-w-0 grow items-baseline gap-1 text-sm ${unread ? 'font-semibold text-ink' : 'text-soft'}`}
  >
    {by && <span className="shrink-0">{by} </span>}
    <span dir="auto" className="min-w-0 truncate">
      {children}
    </span>
  </span>
)
