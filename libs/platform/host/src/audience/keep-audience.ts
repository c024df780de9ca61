import { api, onTokenChange, settings } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'

/**
 * While a running canary asks who is signed in, has the gateway remember it for the documents that follow, and forget it
 * with the session. What cannot be told now is told by the next page; until then its browser gets what others get.
 */
export function keepAudience({ audience } = settings): void {
  if (!audience) return
  const tell = () => void api.put('/api/composition/audience', undefined).catch(() => undefined)
  if (session.token() !== null) tell()
  onTokenChange(tell)
}
