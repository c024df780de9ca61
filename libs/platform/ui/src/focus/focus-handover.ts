/**
 * A ref for what may go while the focus is in it: the focus passes to `target` in what follows it, or in what is before it, else
 * to the page's heading. Without it, it would be lost at the top of the document. Make it outside of the component: another
 * one in each rendering would say each time that the element goes.
 */
export const focusHandover = (target?: string) => (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return
  // React calls this before the element leaves the document, so that its neighbours are still known.
  const neighbours = target ? [element.nextElementSibling, element.previousElementSibling] : []
  const dialog = element.closest('[role$=dialog]')
  // And this once it has left: a neighbour may have gone with it.
  queueMicrotask(() => {
    if (!isFocusLost() && document.activeElement !== dialog) return
    const next = neighbours
      .find((neighbour) => neighbour?.isConnected)
      ?.querySelector<HTMLElement>(target ?? '')
    if (next) return focusOn(next)
    // One that stays takes the focus itself.
    if (!dialog?.isConnected) focusHeading()
  })
}

/**
 * The page's heading, for a focus that has no place to go back to. It does not scroll: the whole page may have gone, and the one
 * after it decides where it is.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1')
  if (isFocusLost() && heading) focusOn(heading, { preventScroll: true })
}

/** Nothing has taken it since what had it went. */
const isFocusLost = () => document.activeElement === document.body

function focusOn(element: HTMLElement, options?: FocusOptions) {
  // A heading takes the focus only so.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}
