import type { ChatRoom } from '@rafiq/contracts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery, useQueryClient } from '@rafiq/platform/query'
import { ErrorState } from '@rafiq/ui'
import { useEffect, useMemo, useState } from 'react'
import { backoff } from '../../shared/outbox/send-result.ts'
import { useOutbox } from '../../shared/outbox/use-outbox.ts'
import { lastSequence } from '../../shared/rooms/rooms.ts'
import { catchUp } from '../../shared/timeline/fetch-messages.ts'
import { reachesStart, type Timeline } from '../../shared/timeline/merge-messages.ts'
import { messagesQuery } from '../../shared/timeline/messages-query.ts'
import { timelineRows } from '../../shared/timeline/timeline-rows.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { MessageList } from './message-list.tsx'
import { useMessageReport } from './message-report.tsx'
import { NewMessageLog } from './new-message-log.tsx'

export type Jump = { sequence: number } | null
type ConversationProps = { room: ChatRoom; me: string; jump: Jump }

/** Loading, error with a way to try again, or the messages. */
export function Conversation({ room, me, jump }: ConversationProps) {
  const { t } = useTranslation(['chat', 'common'])
  const { data: timeline, error, isFetching, refetch } = useQuery(messagesQuery(room.id))
  if (timeline) return <Messages room={room} me={me} jump={jump} timeline={timeline} />
  if (!error) return <ConversationSkeleton />
  return (
    <div className="grow overflow-y-auto">
      <ErrorState
        title={t('room.failed')}
        description={t('room.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  )
}

function Messages({ room, me, jump, timeline }: ConversationProps & { timeline: Timeline }) {
  const outbox = useOutbox(me, room.id)
  const [readBefore] = useState(room.own.readSequence)
  useMissing(room, timeline)
  const { dialog, report } = useMessageReport(room)
  const complete = reachesStart(timeline)
  const rows = useMemo(
    () => timelineRows({ messages: timeline.messages, outbox, me, complete, readBefore }),
    [timeline.messages, outbox, me, complete, readBefore],
  )
  return (
    <>
      <MessageList room={room} me={me} rows={rows} complete={complete} jump={jump} onReport={report} />
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
