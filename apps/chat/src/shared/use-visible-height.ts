import { useEffect, useState } from 'react'

/** A keyboard takes at least so much of the screen; CSS pixels. */
const keyboard = 120

/**
 * Height of what a person sees while a keyboard on the screen covers part of the page, in CSS pixels; null while none
 * does. Where the keyboard makes the page itself smaller, `dvh` says it already.
 */
export function useVisibleHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return
    const measure = () => {
      const zoomed = viewport.scale > 1
      const covered = !zoomed && window.innerHeight - viewport.height > keyboard
      setHeight(covered ? Math.round(viewport.height) : null)
      // The browser scrolls the page to reach the field; the window fits above the keyboard without.
      if (covered) window.scrollTo({ top: 0 })
    }
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  return height
}
