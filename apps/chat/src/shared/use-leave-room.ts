import { paths } from '@rafiq/platform'
import { useNavigate } from '@rafiq/platform/router'

/** To the list of conversations, without a way back to the one that is left. */
export function useLeaveRoom(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    // In one step: what is then gone from the page must not be missed there first.
    await navigate(paths.chat(), { replace: true, flushSync: true })
  }
}
