import { paths } from '@rafiq/platform'
import { useNavigate } from '@rafiq/platform/router'

/** To the list of conversations, without a way back to the one that is left. */
export function useLeaveRoom(): () => void {
  const navigate = useNavigate()
  return () => void navigate(paths.chat(), { replace: true })
}
