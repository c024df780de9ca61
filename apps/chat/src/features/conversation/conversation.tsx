import { backoff, reachesStart, type Timeline } from '@rafiq/chat-client'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery, useQueryClient } from '@rafiq/platform/query'
import { MessageReport } from '@rafiq/safety'
import { ReadError } from '@rafiq/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useOutbox } from '../../shared/outbox/use-outbox.ts'
import { useNameOf } from '../../shared/person.tsx'
import { lastSequence, readUpTo } from '../../shared/rooms/rooms.ts'
import { catchUp } from '../../shared/timeline/fetch-messages.ts'
import { messagesQuery } from '../../shared/timeline/messages-query.ts'
import { timelineRows } from '../../shared/timeline/timeline-rows.ts'
import { useLeaveRoom } from '../../shared/use-leave-room.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { MessageList } from './message-list.tsx'
import { NewMessageLog } from './new-message-log.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import type { Jump } from './use-jump.ts'

type ConversationProps = {
  room: ChatRoom
  me: string
  jump: Jump
  /** Stands in the window while nothing was said. */
  beginning: ReactNode
}

/** Loading, error with a way to try again, or the messages. */
export function Conversation(props: ConversationProps) {
  const { room } = props
  const { t } = useTranslation(['chat', 'common'])
  const read = useQuery(messagesQuery(room.id))
  const { data: timeline, error } = read
  if (timeline) return <Messages {...props} timeline={timeline} />
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto">
      {error ? (
        <div className="grow">
          <ReadError
            title={t('room.failed')}
            hint={(reason) => t('room.failedHint', { reason })}
            read={read}
          />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      <UnsentMessages room={room} me={props.me} />
    </div>
  )
}

function Messages({ room, me, jump, beginning, timeline }: ConversationProps & { timeline: Timeline }) {
  const outbox = useOutbox(me, room.id)
  const [readBefore] = useState(() => readUpTo(room))
  useMissing(room, timeline)
  const { dialog, report } = useMessageReport(room)
  const complete = reachesStart(timeline)
  const rows = useMemo(
    () => timelineRows({ messages: timeline.messages, outbox, me, complete, readBefore }),
    [timeline.messages, outbox, me, complete, readBefore],
  )
  return (
    <>
      <MessageList
        room={room}
        me={me}
        rows={rows}
        complete={complete}
        jump={jump}
        beginning={beginning}
        onReport={report}
      />
      <NewMessageLog room={room} messages={timeline.messages} outbox={outbox} />
      {dialog}
    </>
  )
}

/** What the room's last message says is missing here, because it came while this was read, is fetched until it is here. */
function useMissing(room: ChatRoom, { messages }: Timeline) {
  const client = useQueryClient()
  const missing = lastSequence(room) > (messages.at(-1)?.sequence ?? 0)
  useEffect(() => {
    if (!missing) return
    let attempts = 0
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchMissing = () =>
      catchUp(client, room.id).catch(() => {
        attempts += 1
        if (!left) timer = setTimeout(fetchMissing, backoff(attempts))
      })
    void fetchMissing()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, missing, room.id])
}

/** The report of one message; closed by mistake, it opens again with what was typed. */
function useMessageReport(room: ChatRoom): {
  dialog: ReactNode
  report: (message: ChatMessage) => void
} {
  const name = useNameOf(room)
  const leave = useLeaveRoom()
  const [message, setMessage] = useState<ChatMessage | null>(null)
  const [open, setOpen] = useState(false)
  const report = useCallback((reported: ChatMessage) => {
    setMessage(reported)
    setOpen(true)
  }, [])
  const dialog = message && (
    <MessageReport
      key={message.id}
      message={message}
      person={{ id: room.otherUser.id, name }}
      open={open}
      onOpenChange={setOpen}
      onBlocked={leave}
    />
  )
  return { dialog, report }
}
