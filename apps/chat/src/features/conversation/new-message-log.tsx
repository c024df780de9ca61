import type { OutboxItem } from '@rafiq/chat-client'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { announce } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useEffect, useRef, useState } from 'react'
import { stateOf } from '../../shared/outbox/outbox-item.ts'
import { useNameOf } from '../../shared/person.tsx'
import { type Announcement, announcementsOf } from '../../shared/timeline/announcements.ts'

/** The log holds so many; of more at once only the count is read out. */
const most = 5

type Log = { last: number; heard: readonly Announcement[] }
type NewMessageLogProps = {
  room: ChatRoom
  /** The run of messages, by whatever way they came. */
  messages: readonly ChatMessage[]
  outbox: readonly OutboxItem[]
}

/** What a screen reader announces: messages as they arrive and what could not be sent, never the history. */
export function NewMessageLog({ room, messages, outbox }: NewMessageLogProps) {
  const { t } = useTranslation('chat')
  const name = useNameOf(room)
  const last = messages.at(-1)?.sequence ?? 0
  const [log, setLog] = useState<Log>({ last, heard: [] })
  if (last > log.last) {
    const announcements = announcementsOf(messages, log.last, room.otherUser.id, most)
    setLog({ last, heard: [...log.heard, ...announcements].slice(-most) })
  }
  const failed = outbox.filter((item) => stateOf(item) === 'failed').length
  const before = useRef(failed)
  useEffect(() => {
    if (failed > before.current) announce(t('send.failed'))
    before.current = failed
  }, [failed, t])
  return (
    <div role="log" aria-label={t('room.news')} className="sr-only">
      {log.heard.map((news) => (
        <p key={news.sequence}>
          {news.content === null
            ? t('room.saidMany', { name, count: news.count })
            : t('room.said', { name, content: news.content })}
        </p>
      ))}
    </div>
  )
}
