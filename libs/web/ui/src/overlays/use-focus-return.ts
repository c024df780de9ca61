import { useRef } from 'react'

/**
 * For a dialog that opens by itself and so has no button to go back to: the focus returns to what had it, or to the
 * page's heading where that is gone. Without it, it would be lost at the top of the document.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : document.querySelector('main h1')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
