import { useProfile } from '@rafiq/app-kit'
import { useBadge, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet } from '@rafiq/platform/router'
import { ReadError } from '@rafiq/ui'
import { unreadIn } from '../shared/rooms/rooms.ts'
import { useRooms } from '../shared/rooms/rooms-query.ts'
import { LiveChatProvider, useOpenLiveChat } from '../shared/sync/live-chat-context.ts'

/** Around every page of the chat, for members only: what is live in one of them stays so in the next. */
export function Chat() {
  const signedIn = useRequireSession()
  const { t } = useTranslation(['chat', 'common'])
  const read = useProfile()
  const { data: profile, error } = read
  if (!signedIn) return null
  if (error && !profile) {
    return (
      <ReadError
        level={1}
        title={t('rooms.failed')}
        hint={(reason) => t('rooms.failedHint', { reason })}
        read={read}
      />
    )
  }
  return <Live memberId={profile?.id} />
}

function Live({ memberId }: { memberId: string | undefined }) {
  const live = useOpenLiveChat(memberId)
  const { data: rooms } = useRooms()
  useBadge('/api/chat-rooms/unread', rooms ? unreadIn(rooms) : null)
  return (
    <LiveChatProvider value={live}>
      <Outlet />
    </LiveChatProvider>
  )
}
