/** jsdom lays nothing out. Overlays and lists ask for these and go on without their answer; the screen counts as wide. */
class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = SilentResizeObserver
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null }) as never
// In newer browsers it returns a promise: an effect that hands it on as its cleanup is found.
Element.prototype.scrollIntoView ??= async () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
