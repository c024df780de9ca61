import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'

export type ToastTone = 'neutral' | 'success' | 'error'
/** What can be done about it as long as it is in view; it closes by that. */
export type ToastAction = { label: string; onPress: () => void }
export type ToastContent = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  action?: ToastAction | undefined
}
export type Toast = ToastContent & { id: number; tone: ToastTone; open: boolean }

/** Milliseconds until a dismissed one is forgotten (spec §9). */
const removeAfter = 1_000_000

export const toastStore = pageWide('toasts', () =>
  createStore<{ toast: Toast | null }>(() => ({ toast: null })),
)

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a notification. One is visible at a time: a new one replaces the older (spec §4). */
export function toast({ title, description, tone = 'neutral', action }: ToastContent): number {
  clearTimeout(removal)
  lastId += 1
  toastStore.setState({ toast: { id: lastId, title, description, tone, action, open: true } })
  return lastId
}

/** Closes it, if it is still the one shown: what it tells of has been mended. */
export function dismissToast(id: number) {
  const shown = toastStore.getState().toast
  if (shown?.id !== id || !shown.open) return
  toastStore.setState({ toast: { ...shown, open: false } })
  removal = setTimeout(() => toastStore.setState({ toast: null }), removeAfter)
}
