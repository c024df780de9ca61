import { toastStore } from '@rafiq/platform/shell'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'

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

/** Says it in plain, should the notification area itself not load. */
function PlainToast() {
  const toast = useStore(toastStore, (state) => state.toast)
  if (!toast?.open) return null
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-(--toast-top,auto) bottom-[var(--toast-bottom,calc(var(--frame-bottom,0px)+1rem))] z-60 mx-auto max-w-sm rounded-card border border-line bg-raised p-4 shadow-soft"
    >
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="text-soft">{toast.description}</p>}
      {toast.action && (
        <button type="button" className="min-h-11 text-palm underline" onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
