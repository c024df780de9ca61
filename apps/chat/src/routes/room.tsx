import { useLoaded, useProfile } from '@rafiq/app-kit'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useParams } from '@rafiq/platform/router'
import { ButtonLink, ReadError } from '@rafiq/ui'
import { useEffect, useRef, useState } from 'react'
import { AgreementStrip } from '../features/agreement/agreement-strip.tsx'
import { Composer, type Picked } from '../features/composer/composer.tsx'
import { Conversation } from '../features/conversation/conversation.tsx'
import { ConversationSkeleton } from '../features/conversation/conversation-skeleton.tsx'
import { RoomHeader } from '../features/conversation/room-header.tsx'
import { FirstMessage } from '../features/first-message/first-message.tsx'
import { QuestionStrip } from '../features/questions/question-strip.tsx'
import { QuestionsButton, QuestionsInvitation } from '../features/questions/questions-button.tsx'
import { SearchPanel } from '../features/search/search-panel.tsx'
import { OfflineNote } from '../shared/connection-note.tsx'
import { NoRoom } from '../shared/no-room.tsx'
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
  const read = useRooms()
  const { data: rooms, error, refetch } = read
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
      <>
        <ReadError
          level={1}
          title={t('room.failed')}
          hint={(reason) => t('room.failedHint', { reason })}
          read={read}
        />
        {/* On phones a room covers all that leads elsewhere. */}
        <ButtonLink asChild variant="quiet" className="self-center md:hidden">
          <Link to={linkTo('chat')}>{t('room.toRooms')}</Link>
        </ButtonLink>
      </>
    )
  }
  return missing && (seen || asked) ? <NoRoom vanished={seen} /> : <ConversationSkeleton />
}

const loadQuestions = () =>
  import(/* webpackChunkName: "questions" */ '../features/questions/questions-dialog.tsx')

function Room({ room, me }: { room: ChatRoom; me: string }) {
  const name = useNameOf(room)
  const [searching, setSearching] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [jump, setJump] = useState<{ sequence: number } | null>(null)
  const [picked, setPicked] = useState<Picked>(null)
  const { part: questions, loading, request } = useLoaded(loadQuestions)
  const [asking, setAsking] = useState(false)
  const openQuestions = () => {
    setAsking(true)
    if (!questions) void request()
  }
  usePage({ title: name })
  return (
    <>
      <RoomHeader
        room={room}
        searching={searching}
        searchRef={searchButton}
        onSearch={() => setSearching(!searching)}
      />
      <OfflineNote />
      {searching && (
        <SearchPanel
          room={room}
          me={me}
          onClose={() => {
            setSearching(false)
            searchButton.current?.focus()
          }}
          onPick={({ sequence }) => {
            setSearching(false)
            setJump({ sequence })
          }}
        />
      )}
      {/* Two lines take too much of a low screen: there the first one stands alone until it is done. */}
      <div className="shrink-0 [@media(max-height:40rem)]:[&>section+section]:hidden">
        <AgreementStrip room={room} />
        <QuestionStrip room={room} me={me} onOpen={openQuestions} />
      </div>
      <Conversation
        room={room}
        me={me}
        jump={jump}
        beginning={
          <>
            <FirstMessage room={room} onPick={(text) => setPicked({ text })} />
            <QuestionsInvitation loading={loading} onOpen={openQuestions} />
          </>
        }
      />
      <Composer
        room={room}
        me={me}
        picked={picked}
        beside={<QuestionsButton loading={loading} onOpen={openQuestions} />}
      />
      {questions && <questions.QuestionsDialog room={room} me={me} open={asking} onOpenChange={setAsking} />}
    </>
  )
}
