import { dismissToast, toastStore } from '@rafiq/platform/shell'
import { Toast, ToastProvider, ToastViewport } from '@rafiq/ui'
import { useStore } from 'zustand'

/** The one notification that is visible at a time (spec §9); a newer one takes its place. */
export default function ToastArea() {
  const shown = useStore(toastStore, (state) => state.toast)
  return (
    <ToastProvider>
      {shown && (
        <Toast
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          title={shown.title}
          description={shown.description}
          tone={shown.tone}
          action={shown.action}
        />
      )}
      <ToastViewport />
    </ToastProvider>
  )
}
