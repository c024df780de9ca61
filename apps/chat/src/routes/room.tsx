import type { ChatRoom } from '@rafiq/contracts'
import { errorText, paths, usePage, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useParams } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, ErrorState } from '@rafiq/ui'
import { useEffect, useState } from 'react'
import { Composer } from '../features/composer/composer.tsx'
import { Conversation } from '../features/conversation/conversation.tsx'
import { ConversationSkeleton } from '../features/conversation/conversation-skeleton.tsx'
import { RoomHeader } from '../features/conversation/room-header.tsx'
import { SearchPanel } from '../features/search/search-panel.tsx'
import { useNameOf } from '../shared/person.tsx'
import { useRooms } from '../shared/rooms/rooms-query.ts'

/** `/chat/:roomId`: one conversation. */
export function Component() {
  const { roomId = '' } = useParams()
  return <FindRoom key={roomId} roomId={roomId} />
}

/** The room among the member's own; one that was opened elsewhere meanwhile is looked for once more. */
function FindRoom({ roomId }: { roomId: string }) {
  const { t } = useTranslation(['chat', 'common'])
  const { data: profile } = useProfile()
  const { data: rooms, error, isFetching, refetch } = useRooms()
  const room = rooms?.find(({ id }) => id === roomId)
  const [asked, setAsked] = useState(false)
  const missing = rooms !== undefined && room === undefined
  // What was here and is no more is gone: the platform said so.
  const [seen, setSeen] = useState(false)
  if (room && !seen) setSeen(true)
  useEffect(() => {
    if (missing && !seen) void refetch().finally(() => setAsked(true))
  }, [missing, seen, refetch])

  if (room && profile) return <Room room={room} me={profile.id} />
  if (error && !rooms) {
    return (
      <ErrorState
        level={1}
        title={t('room.failed')}
        description={t('room.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return missing && (seen || asked) ? <NoRoom vanished={seen} /> : <ConversationSkeleton />
}

/** One that vanishes under its reader takes what had the focus with it: the heading has it then. */
function NoRoom({ vanished }: { vanished: boolean }) {
  const { t } = useTranslation('chat')
  usePage({ title: t('room.goneTitle') })
  useEffect(() => {
    if (vanished) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [vanished])
  return (
    <EmptyState
      level={1}
      drawing="door"
      className="my-auto"
      title={t('room.goneTitle')}
      description={t('room.gone')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={paths.chat()}>{t('room.toRooms')}</Link>
        </ButtonLink>
      }
    />
  )
}

function Room({ room, me }: { room: ChatRoom; me: string }) {
  const name = useNameOf(room)
  const [searching, setSearching] = useState(false)
  const [jump, setJump] = useState<{ sequence: number } | null>(null)
  usePage({ title: name })
  return (
    <>
      <RoomHeader room={room} searching={searching} onSearch={() => setSearching(!searching)} />
      {searching && (
        <SearchPanel
          room={room}
          me={me}
          onClose={() => setSearching(false)}
          onPick={({ sequence }) => {
            setSearching(false)
            setJump({ sequence })
          }}
        />
      )}
      <Conversation room={room} me={me} jump={jump} />
      <Composer room={room} me={me} />
    </>
  )
}
