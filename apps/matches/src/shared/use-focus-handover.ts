import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For an item of a list that may go while the focus is in it: the focus passes to `target` in the item after it, or in the
 * one before, else to the page's heading. Without it, it would be lost at the top of the document.
 */
export function useFocusHandover(target: string): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      // Runs before the item leaves the document, so that its neighbours are still known.
      if (!element?.contains(document.activeElement)) return
      const neighbours = [element.nextElementSibling, element.previousElementSibling]
      // And this once it has left: a neighbour may have gone with it.
      queueMicrotask(() => {
        const next = neighbours
          .find((neighbour) => neighbour?.isConnected)
          ?.querySelector<HTMLElement>(target)
        if (next) return focusOn(next)
        // The whole page may have gone, and the one after it decides where it scrolls to.
        focusOn(document.querySelector('h1'), { preventScroll: true })
      })
    }
  }, [target])
  return item
}

function focusOn(element: HTMLElement | null, options?: FocusOptions) {
  if (element?.matches('h1, h2')) element.tabIndex = -1
  element?.focus(options)
}
