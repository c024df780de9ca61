/** Pixels between what pops up and the edges of the window. */
const edge = 12
/** As far as a toast stands from the bottom of the window, and as much again above it. */
const around = 28

/**
 * For `collisionPadding`: what pops up keeps clear of the edges, and of a toast at the bottom, which says by
 * `--toast-height` how high it is; the list is shorter, or opens upwards.
 */
export function popoverRoom() {
  const toast = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--toast-height'),
  )
  return { top: edge, left: edge, right: edge, bottom: toast > 0 ? toast + around : edge }
}
