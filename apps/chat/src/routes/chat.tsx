import { useProfile } from '@rafiq/app-kit'
import { useAppScreen, useBadge, useOwnOfflineNotice, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet, useParams } from '@rafiq/platform/router'
import { ReadError } from '@rafiq/ui'
import type { CSSProperties } from 'react'
import { RoomList } from '../features/room-list/room-list.tsx'
import { unreadIn } from '../shared/rooms/rooms.ts'
import { useRooms } from '../shared/rooms/rooms-query.ts'
import { LiveChatProvider, useOpenLiveChat } from '../shared/sync/live-chat-context.ts'
import { useVisibleHeight } from '../shared/use-visible-height.ts'

/** Both pages of the chat, for members only: the rooms, and beside them or in their place one conversation. */
export function Chat() {
  const signedIn = useRequireSession()
  const { t } = useTranslation(['chat', 'common'])
  const read = useProfile()
  const { data: profile, error } = read
  if (!signedIn) return null
  if (error) {
    return (
      <ReadError
        level={1}
        title={t('rooms.failed')}
        hint={(reason) => t('rooms.failedHint', { reason })}
        read={read}
      />
    )
  }
  return <Rooms memberId={profile?.id} />
}

/**
 * The window has a fixed height (spec §2): on wide screens what is left under the header, keyboards taken off; a room on
 * a phone is the whole screen. The list of a phone is a page like others.
 */
function Rooms({ memberId }: { memberId: string | undefined }) {
  const { roomId } = useParams()
  const live = useOpenLiveChat(memberId)
  const { data: rooms } = useRooms()
  useBadge('/api/chat-rooms/unread', rooms ? unreadIn(rooms) : null)
  const height = useVisibleHeight()
  const inRoom = roomId !== undefined
  useAppScreen(inRoom)
  useOwnOfflineNotice()
  return (
    <LiveChatProvider value={live}>
      <div className="mx-auto w-full max-w-page max-md:flex max-md:min-h-0 max-md:grow max-md:flex-col md:px-6 md:py-6">
        <div
          style={height === null ? undefined : ({ '--chat-visible': `${height}px` } as CSSProperties)}
          className="flex overflow-hidden bg-raised max-md:min-h-0 max-md:grow md:h-[calc(var(--chat-visible,100dvh)-var(--chat-frame))] md:min-h-80 md:rounded-card md:border md:border-line md:shadow-soft md:[--chat-frame:calc(73px_+_3rem)]"
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
    </LiveChatProvider>
  )
}
