import { linkTo } from '@rafiq/platform'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'

/** To the list of conversations, without a way back to the one that is left; resolves when that one is gone. */
export function useLeaveRoom(): () => Promise<void> {
  const navigate = useNavigate()
  const room = useRef<PromiseWithResolvers<void>>(undefined)
  useEffect(() => {
    const shown = Promise.withResolvers<void>()
    room.current = shown
    return () => shown.resolve()
  }, [])
  return async () => {
    await navigate(linkTo('chat'), { replace: true, flushSync: true })
    // The list is drawn a moment after its address: what is then gone from the page must not be missed there first.
    await room.current?.promise
  }
}
