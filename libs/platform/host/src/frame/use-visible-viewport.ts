import { type RefObject, useLayoutEffect } from 'react'

/** A keyboard takes at least so much of the screen; CSS pixels. */
const keyboardHeight = 120

/**
 * Tells the frame how much of it a person sees while a keyboard covers the rest, as `--visible-height` and
 * `--visible-top`. Where the keyboard makes the page itself smaller (`interactive-widget`), `dvh` says it already;
 * WebKit only moves the visual viewport over the page.
 */
export function useVisibleViewport(frame: RefObject<HTMLElement | null>, watched: boolean): void {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport
    const element = frame.current
    if (!watched || !viewport || !element) return
    const forget = () => {
      element.style.removeProperty('--visible-height')
      element.style.removeProperty('--visible-top')
    }
    const measure = () => {
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > keyboardHeight
      if (!covered) return forget()
      element.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`)
      element.style.setProperty('--visible-top', `${Math.round(viewport.offsetTop)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      forget()
    }
  }, [frame, watched])
}
