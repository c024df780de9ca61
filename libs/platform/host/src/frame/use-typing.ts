import { useEffect } from 'react'

/** What brings up the keyboard of a screen. */
const fields =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="range"])'

/** Milliseconds from the end of a press to its click, at most: a tap's mouse events come after its touch. */
const clickDelay = 300

/**
 * Marks the document with `data-typing` while a field has the focus, and until the press that takes the focus away has
 * become a click: what comes back at the bottom must not move the button under the finger.
 */
export function useTyping(): void {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const mark = () => {
      clearTimeout(timer)
      root.toggleAttribute('data-typing', true)
    }
    const unmark = () => root.toggleAttribute('data-typing', false)
    const unmarkSoon = () => {
      clearTimeout(timer)
      if (!pressed) timer = setTimeout(unmark, clickDelay)
    }
    const isTyping = () => document.activeElement?.matches(fields) === true
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(fields)) mark()
    }
    const onPress = () => {
      pressed = true
    }
    const onRelease = () => {
      pressed = false
      if (!isTyping()) unmarkSoon()
    }
    const listeners = [
      ['focusin', onFocus],
      ['focusout', unmarkSoon],
      ['pointerdown', onPress],
      ['pointerup', onRelease],
      ['pointercancel', onRelease],
    ] as const
    if (isTyping()) mark()
    for (const [name, listener] of listeners) {
      document.addEventListener(name, listener as EventListener, { capture: true, passive: true })
    }
    return () => {
      clearTimeout(timer)
      unmark()
      for (const [name, listener] of listeners) {
        document.removeEventListener(name, listener as EventListener, { capture: true })
      }
    }
  }, [])
}
