import type { ChatRoom } from '@rafiq/contracts'
import { errorText, paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, ErrorState, LoadingState } from '@rafiq/ui'
import { AwayNote } from '../../shared/away-note.tsx'
import { useRooms } from '../../shared/rooms/rooms-query.ts'
import { RoomItem } from './room-item.tsx'
import { RoomSkeletons } from './room-skeletons.tsx'

type RoomListProps = { memberId: string | undefined; heading: 'h1' | 'h2' }

/** The member's rooms, the newest activity first. */
export function RoomList({ memberId, heading: Heading }: RoomListProps) {
  const { t } = useTranslation('chat')
  return (
    <>
      <header className="flex min-h-16 shrink-0 flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 sm:px-5">
        <Heading {...(Heading === 'h1' && { tabIndex: -1 })} className="text-xl font-semibold">
          {t('rooms.title')}
        </Heading>
        <AwayNote />
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <Rooms memberId={memberId} />
      </div>
    </>
  )
}

function Rooms({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation(['chat', 'common'])
  const { data: rooms, error, isFetching, refetch } = useRooms()
  if (rooms) return rooms.length === 0 || !memberId ? <NoRooms /> : <List rooms={rooms} memberId={memberId} />
  if (error) {
    return (
      <ErrorState
        title={t('rooms.failed')}
        description={t('rooms.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <LoadingState label={t('rooms.loading')}>
      <RoomSkeletons />
    </LoadingState>
  )
}

function List({ rooms, memberId }: { rooms: readonly ChatRoom[]; memberId: string }) {
  const { t } = useTranslation('chat')
  return (
    <ul aria-label={t('rooms.list')} className="p-2">
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomItem room={room} memberId={memberId} />
        </li>
      ))}
    </ul>
  )
}

function NoRooms() {
  const { t } = useTranslation('chat')
  return (
    <EmptyState
      drawing="cups"
      title={t('rooms.emptyTitle')}
      description={t('rooms.empty')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={paths.matches}>{t('rooms.toMatches')}</Link>
        </ButtonLink>
      }
    />
  )
}
