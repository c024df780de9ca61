import { useProfile } from '@rafiq/app-kit'
import { useAppScreen, useOwnOfflineNotice } from '@rafiq/platform'
import { Outlet, useParams } from '@rafiq/platform/router'
import type { CSSProperties } from 'react'
import { RoomList } from '../features/room-list/room-list.tsx'
import { useVisibleHeight } from '../shared/use-visible-height.ts'

/**
 * The rooms, and beside them or in their place one conversation. The window has a fixed height (spec §2): on wide screens
 * what is left under the header, keyboards taken off; a room on a phone is the whole screen. The list of a phone is a page
 * like others.
 */
export function ChatWindow() {
  const { roomId } = useParams()
  const { data: profile } = useProfile()
  const height = useVisibleHeight()
  const inRoom = roomId !== undefined
  useAppScreen(inRoom)
  useOwnOfflineNotice()
  return (
    <div className="mx-auto w-full max-w-page max-md:flex max-md:min-h-0 max-md:grow max-md:flex-col md:px-6 md:py-6">
      <div
        style={height === null ? undefined : ({ '--chat-visible': `${height}px` } as CSSProperties)}
        className="flex overflow-hidden bg-raised max-md:min-h-0 max-md:grow md:h-[calc(var(--chat-visible,100dvh)-var(--chat-frame))] md:min-h-80 md:rounded-card md:border md:border-line md:shadow-soft md:[--chat-frame:calc(73px_+_3rem)]"
      >
        <div
          className={`flex min-h-0 w-full shrink-0 flex-col border-line md:w-80 md:border-e lg:w-96 ${inRoom ? 'max-md:hidden' : ''}`}
        >
          <RoomList memberId={profile?.id} heading={inRoom ? 'h2' : 'h1'} />
        </div>
        <div className={`flex min-h-0 min-w-0 grow flex-col ${inRoom ? '' : 'max-md:hidden'}`}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
