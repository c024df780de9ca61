import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { ConnectionNote, OfflineNote } from '../../shared/connection-note.tsx'
import { useRooms } from '../../shared/rooms/rooms-query.ts'
import { RoomItem } from './room-item.tsx'

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
        <ConnectionNote />
      </header>
      {Heading === 'h1' && <OfflineNote />}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <Rooms memberId={memberId} />
      </div>
    </>
  )
}

function Rooms({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation(['chat', 'common'])
  const read = useRooms()
  const { data: rooms, error } = read
  if (rooms) return rooms.length === 0 || !memberId ? <NoRooms /> : <List rooms={rooms} memberId={memberId} />
  if (error) {
    return (
      <ReadError title={t('rooms.failed')} hint={(reason) => t('rooms.failedHint', { reason })} read={read} />
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
          <Link to={linkTo('matches')}>{t('rooms.toMatches')}</Link>
        </ButtonLink>
      }
    />
  )
}

/** In the shape of the rooms that are coming. */
const RoomSkeletons = () => (
  <div aria-hidden="true" className="p-2">
    {['w-32', 'w-40', 'w-28', 'w-36', 'w-32'].map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change their order
      <div key={index} className="flex min-h-18 items-center gap-3 px-3 py-2">
        <Skeleton className="size-11 rounded-full" />
        <div className="grow space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)
