import { dismissToast, type ToastContent, toast } from '@rafiq/platform'
import { useEffect } from 'react'

/** The notification outlives the card that it speaks of, so what is known of it is not the card's. */
let pageIsOpen = false
let shown = 0

/** Says who was put aside; nothing once the member is elsewhere, where it would cover another page. */
export function showPutAside(content: ToastContent) {
  if (pageIsOpen) shown = toast(content)
}

/** Takes that notification away with the page of matches: the mark is stored by then, and the way back is kept on the page. */
export function usePutAsideToast() {
  useEffect(() => {
    pageIsOpen = true
    return () => {
      pageIsOpen = false
      dismissToast(shown)
    }
  }, [])
}
