import { onTokenChange } from '@rafiq/platform'
import { closeOutboxes } from '../outbox/outbox.ts'
import { LiveChat, type LiveChatOptions } from './live-chat.ts'

let current: (LiveChatOptions & { live: LiveChat }) | null = null

const stopCurrent = () => {
  current?.live.stop()
  current = null
}

// Before anything of the member is erased, which a session that goes on does not do.
onTokenChange((_, isRenewed) => {
  stopCurrent()
  if (!isRenewed) closeOutboxes()
})

/**
 * The one of this member: that of an earlier page which still has something to send, or a new one. Leaving a page loses
 * nothing: what was typed is sent wherever its author went.
 */
export function retainLiveChat({ token, memberId, client }: LiveChatOptions): LiveChat {
  const isSame = current?.token === token && current.memberId === memberId && current.client === client
  if (!isSame || current?.live.isStopped) stopCurrent()
  current ??= { token, memberId, client, live: new LiveChat({ token, memberId, client }) }
  current.live.retain()
  return current.live
}
