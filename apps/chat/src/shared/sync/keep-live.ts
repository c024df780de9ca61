import { onTokenChange } from '@rafiq/platform'
import { closeOutboxes } from '../outbox/outbox.ts'
import { type Live, type LiveOptions, startLive } from './start-live.ts'

let kept: (LiveOptions & { live: Live }) | null = null

const drop = () => {
  kept?.live.stop()
  kept = null
}

// Before anything of the member is erased.
onTokenChange(() => {
  drop()
  closeOutboxes()
})

/**
 * The line of this member: the one that an earlier page left with something to say, or a new one. A page that is left
 * takes nothing with it: what was typed goes out wherever its author went.
 */
export function takeLive({ token, memberId, client }: LiveOptions): Live {
  const same = kept?.token === token && kept.memberId === memberId && kept.client === client
  if (!same || kept?.live.stopped) drop()
  kept ??= { token, memberId, client, live: startLive({ token, memberId, client }) }
  kept.live.stay()
  return kept.live
}
