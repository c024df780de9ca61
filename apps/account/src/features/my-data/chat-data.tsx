import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { ChevronDown, Section } from '@rafiq/ui'
import { useState } from 'react'
import { Moment } from './moment.tsx'

type Chat = MemberExport['chat']

/** The member's own messages by conversation; what others wrote is theirs. */
export function ChatData({ rooms, messages }: Chat) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.messages')} lead={t('data.messageCount', { count: messages.length })}>
      {rooms.length > 0 && (
        <ul className="divide-y divide-line">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomData room={room} messages={messages.filter(({ chatRoomId }) => chatRoomId === room.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type RoomDataProps = { room: Chat['rooms'][number]; messages: Chat['messages'] }

/** A conversation opens on demand: years of messages are drawn only when they are looked at. */
function RoomData({ room, messages }: RoomDataProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            <bdi>{room.otherUser.name ?? t('data.nameless')}</bdi>
          </span>
          <span className="block text-sm text-soft">
            {t('data.roomMessages', { count: messages.length })} · <Moment at={room.createdAt} />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {open && (
        <ol className="space-y-3 pb-4">
          {messages.map(({ id, content, createdAt }) => (
            <li key={id} className="rounded-control bg-sunken px-4 py-3">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {content}
              </p>
              <p className="text-sm text-soft">
                <Moment at={createdAt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
