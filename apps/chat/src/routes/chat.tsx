import { errorText, useBadge, useProfile, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet, useParams } from '@rafiq/platform/router'
import { ErrorState } from '@rafiq/ui'
import { RoomList } from '../features/room-list/room-list.tsx'
import { unreadIn } from '../shared/rooms/rooms.ts'
import { useRooms } from '../shared/rooms/rooms-query.ts'
import { LiveProvider, useOpenLive } from '../shared/sync/live-context.ts'
import { useVisibleHeight } from '../shared/use-visible-height.ts'

/** Both pages of the chat, for members only: the rooms, and beside them or in their place one conversation. */
export function Chat() {
  const signedIn = useRequireSession()
  const { t } = useTranslation(['chat', 'common'])
  const { data: profile, error, isFetching, refetch } = useProfile()
  if (!signedIn) return null
  if (error) {
    return (
      <ErrorState
        level={1}
        title={t('rooms.failed')}
        description={t('rooms.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Rooms memberId={profile?.id} />
}

/** The window has a fixed height (spec §2): what is left of the screen under the header, keyboards taken off. */
function Rooms({ memberId }: { memberId: string | undefined }) {
  const { roomId } = useParams()
  const live = useOpenLive(memberId)
  const { data: rooms } = useRooms()
  useBadge('/api/chat-rooms/unread', rooms ? unreadIn(rooms) : null)
  const height = useVisibleHeight()
  const inRoom = roomId !== undefined
  return (
    <LiveProvider value={live}>
      <div className="mx-auto w-full max-w-page md:px-6 md:py-6">
        <div
          style={height === null ? undefined : { height: `calc(${height}px - var(--chat-frame))` }}
          className="flex h-[calc(100dvh-var(--chat-frame))] min-h-80 overflow-hidden bg-raised [--chat-frame:73px] md:rounded-card md:border md:border-line md:shadow-soft md:[--chat-frame:calc(73px_+_3rem)]"
        >
          <div
            className={`flex min-h-0 w-full shrink-0 flex-col border-line md:w-80 md:border-e lg:w-96 ${inRoom ? 'max-md:hidden' : ''}`}
          >
            <RoomList memberId={memberId} heading={inRoom ? 'h2' : 'h1'} />
          </div>
          <div className={`flex min-h-0 min-w-0 grow flex-col ${inRoom ? '' : 'max-md:hidden'}`}>
            <Outlet />
          </div>
        </div>
      </div>
    </LiveProvider>
  )
}
