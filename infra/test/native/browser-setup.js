import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// By itself it does so in the first file of a worker only.
afterEach(cleanup)

// For what never comes, and no measure: the first page of a file waits for its modules to be read. Milliseconds.
configure({ asyncUtilTimeout: 20_000 })

/** jsdom lays nothing out. Overlays and lists ask for these and go on without their answer; the screen counts as wide. */
class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = SilentResizeObserver
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null })
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
