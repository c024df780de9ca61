import type { ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { Avatar } from '@rafiq/ui'
import { useConnected } from './sync/live-store.ts'

/** The other one's name; who keeps it to themselves is a member like all. */
export function useNameOf({ otherUser }: Pick<ChatRoom, 'otherUser'>): string {
  const { t } = useTranslation('chat')
  return otherUser.name ?? t('room.nameless')
}

/** Whether the other one is online; not known while the connection is lost. */
export const useOnline = (room: ChatRoom): boolean => useConnected() && room.other.online

/** First letter and, while the other one is here, a dot; the words stand beside it. */
export function Portrait({ name, online }: { name: string; online: boolean }) {
  return (
    <span className="relative shrink-0">
      <Avatar name={name} />
      {online && (
        <span
          aria-hidden="true"
          className="absolute end-0 bottom-0 size-3.5 rounded-full border-2 border-raised bg-palm"
        />
      )}
    </span>
  )
}
