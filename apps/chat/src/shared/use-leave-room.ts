import { paths } from '@rafiq/platform'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'

/** To the list of conversations, without a way back to the one that is left; resolves when that one is gone. */
export function useLeaveRoom(): () => Promise<void> {
  const navigate = useNavigate()
  const left = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => left.current?.(), [])
  return async () => {
    // The list is drawn a moment after its address: what is then gone from the page must not be missed there first.
    const gone = new Promise<void>((resolve) => {
      left.current = resolve
    })
    await navigate(paths.chat(), { replace: true, flushSync: true })
    await gone
  }
}
