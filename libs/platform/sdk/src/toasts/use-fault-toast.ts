import { useMemo, useRef } from 'react'
import { dismissToast, type ToastContent, toast } from './toasts.ts'

/** Says what went wrong, and takes it back once that is mended. */
export interface FaultToast {
  tell: (content: Pick<ToastContent, 'title' | 'description'>) => void
  /** What was told of has succeeded since, if anything was. */
  mended: () => void
}

/**
 * For a fault whose mending says nothing by itself: a notification of what has succeeded takes its place anyway, but where
 * success is to be seen on the page alone, the old fault would stand beside it.
 */
export function useFaultToast(): FaultToast {
  const told = useRef(0)
  return useMemo(
    () => ({
      tell: (content) => {
        told.current = toast({ ...content, tone: 'error' })
      },
      mended: () => dismissToast(told.current),
    }),
    [],
  )
}
