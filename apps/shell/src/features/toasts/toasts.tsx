import { toastStore } from '@rafiq/platform/shell'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { PlainToast } from './plain-toast.tsx'

const ToastArea = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './toast-area.tsx').catch(() => ({ default: PlainToast })),
)

/** How long the page may settle before the notification area is fetched; milliseconds. */
const settleTime = 2000

/** Not part of the first script: fetched when the page has settled, or when there is something to say. */
export function Toasts() {
  const [settled, setSettled] = useState(false)
  const shown = useStore(toastStore, (state) => state.toast !== null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleTime)
    return () => clearTimeout(timer)
  }, [])
  if (!settled && !shown) return null
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  )
}
