import { toastStore } from '@rafiq/platform/shell'
import { useStore } from 'zustand'

/** Says it in plain, should the notification area itself not load. */
export function PlainToast() {
  const toast = useStore(toastStore, (state) => state.toast)
  if (!toast?.open) return null
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm rounded-card border border-line bg-raised p-4 shadow-soft"
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
