import { TextDecoder, TextEncoder } from 'node:util'
import { runInThisContext } from 'node:vm'

/** jsdom has none of these, and react-router needs them; Node's `Request` takes only Node's own signals. */
const fromNode = (name) => runInThisContext(name)
const names = ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'structuredClone']
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ...Object.fromEntries(names.map((name) => [name, fromNode(name)])),
})

/** jsdom lays nothing out. Overlays and lists ask for these and go on without their answer; the screen counts as wide. */
class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= SilentResizeObserver
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null })
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
