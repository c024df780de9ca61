import type { ChatMessage, ChatRoom } from '@rafiq/contracts'
import { announce } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useEffect, useRef, useState } from 'react'
import { type OutboxItem, stateOf } from '../../shared/outbox/outbox-item.ts'
import { useNameOf } from '../../shared/person.tsx'
import { useLive } from '../../shared/sync/live-context.ts'

/** More than these are in nobody's ear. */
const kept = 5

/** What a screen reader hears: messages as they arrive and what could not be sent, never the history. */
export function NewMessageLog({ room, outbox }: { room: ChatRoom; outbox: readonly OutboxItem[] }) {
  const { t } = useTranslation('chat')
  const live = useLive()
  const name = useNameOf(room)
  const [heard, setHeard] = useState<readonly ChatMessage[]>([])
  const { id } = room
  useEffect(
    () =>
      live?.onMessage((message) => {
        if (message.chatRoomId === id) setHeard((before) => [...before, message].slice(-kept))
      }),
    [live, id],
  )
  const failed = outbox.filter((item) => stateOf(item) === 'failed').length
  const before = useRef(failed)
  useEffect(() => {
    if (failed > before.current) announce(t('send.failed'))
    before.current = failed
  }, [failed, t])
  return (
    <div role="log" aria-label={t('room.news')} className="sr-only">
      {heard.map((message) => (
        <p key={message.id}>{t('room.said', { name, content: message.content })}</p>
      ))}
    </div>
  )
}
