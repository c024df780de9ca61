import { type RefObject, useEffect, useRef } from 'react'

/**
 * What is in view as long as it is, null once it has gone: for an answer that comes later, and must not lead whoever went on
 * away from where they are.
 */
export function useShown<What>(what: What): RefObject<What | null> {
  const shown = useRef<What | null>(null)
  useEffect(() => {
    shown.current = what
    return () => {
      shown.current = null
    }
  }, [what])
  return shown
}
