import { linkTo, useRenderedNavigate } from '@rafiq/platform'

/**
 * To the list of conversations, without a way back to the one that is left. Resolves when the list is drawn: what is then
 * gone from the page must not be missed in the room first.
 */
export function useLeaveRoom(): () => Promise<void> {
  const navigate = useRenderedNavigate()
  return () => navigate(linkTo('chat'), { replace: true })
}
