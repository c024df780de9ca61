/**
 * As the `ref` of what a button has asked for and gives its place to, with a `tabIndex` of -1: the focus passes to it. One
 * function for all, as React would call a new one at each render.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
