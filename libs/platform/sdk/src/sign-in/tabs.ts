import { queryClient } from '../queries/query-client.ts'
import { eraseMemberStorage } from '../session/member-storage.ts'
import { session } from '../session/session.ts'
import { signedInHint } from '../session/signed-in-hint.ts'

type TabMessage =
  | { type: 'ask' }
  | { type: 'started'; token: string }
  | { type: 'renewed'; token: string; from: string }
  | { type: 'ended'; token: string; signedOut: boolean }

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** Milliseconds for an answer: more where one of the tabs said that somebody is signed in, and may be busy or asleep. */
const timeToAnswer = () => (signedInHint.given() ? 1_000 : 150)

/**
 * Tabs of one browser share the session: a new tab asks the others for it, and signing in or out, or another token, reaches all.
 * Resolves when a token was found, or after `timeLimit` milliseconds without an answer.
 */
export function shareSessionAcrossTabs(
  channel: TabChannel = new BroadcastChannel('session'),
  timeLimit = timeToAnswer(),
): Promise<void> {
  const send = (message: TabMessage) => channel.postMessage(message)
  session.onStart((token) => send({ type: 'started', token }))
  session.onRenew((token, from) => send({ type: 'renewed', token, from }))
  session.onEnd((token, signedOut) => send({ type: 'ended', token, signedOut }))

  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      const own = session.token()
      if (data.type === 'ask' && own !== null) send({ type: 'started', token: own })
      if (data.type === 'started') {
        if (own !== data.token) {
          session.adopt(data.token)
          // What was read in the session before is not this one's to see.
          if (own !== null) queryClient.clear()
        }
        resolve()
      }
      // The same session under another token: what was read in it stays.
      if (data.type === 'renewed' && own === data.from) session.adopt(data.token, data.from)
      if (data.type === 'ended' && own === data.token) {
        session.adopt(null)
        queryClient.clear()
        if (data.signedOut) void eraseMemberStorage()
      }
    })
    if (session.token() !== null) return resolve()
    send({ type: 'ask' })
    setTimeout(resolve, timeLimit)
  })
}
