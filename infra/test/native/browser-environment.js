import { JSDOM, VirtualConsole } from 'jsdom'
import NativeEnvironment from './environment.js'
import { jestObject } from './modules.js'

// Node makes the events of its channels from the `Event` that is global when it first needs one: before it is jsdom's.
void globalThis.MessageEvent

const emptyPage = 'http://localhost/'
const virtualConsole = new VirtualConsole().on('jsdomError', (error) => console.error(error))
/** One per worker, since libraries keep hold of its document; each file finds it as if new. */
const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: emptyPage, virtualConsole })
const { window } = dom
const { document, history, localStorage, sessionStorage } = window

/** Node has more of these than jsdom, and jsdom itself works with them. */
const ofNode =
  /^(Request|Response|Headers|AbortController|AbortSignal|Text(En|De)coder|WebSocket|structuredClone|atob|btoa|fetch|performance|crypto|console|queueMicrotask|global.*|undefined|NaN|Infinity|(set|clear)(Timeout|Interval|Immediate)|_.*)$/
const itself = ['window', 'self', 'top', 'parent', 'frames']
const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent']

const { locks } = globalThis.navigator

const define = (name, descriptor) =>
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor })
const defineValue = (name, value) => define(name, { value, writable: true })

for (const name of [...Object.getOwnPropertyNames(window), ...methods]) {
  if (ofNode.test(name) || itself.includes(name)) continue
  const value = window[name]
  if (typeof value !== 'function') {
    define(name, { get: () => window[name], set: (given) => defineValue(name, given) })
  } else {
    defineValue(name, /^[A-Z]/.test(name) ? value : value.bind(window))
  }
}
for (const name of itself) defineValue(name, globalThis)
defineValue('jest', jestObject)
defineValue('IS_REACT_ACT_ENVIRONMENT', true)
// Node's, which its threads share as tabs do.
Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true })
// jsdom has no IndexedDB. It is here before any file is, so that what a file puts in its place is taken back.
await import('fake-indexeddb/auto')
// The channel to Jest keeps a worker going until its last file; what a page left to a timer, such as the emptying of a
// cache, must not keep it longer, nor the channel by which it speaks with other tabs.
if (process.channel) {
  class PageChannel extends BroadcastChannel {
    constructor(name) {
      super(name)
      this.unref()
    }
  }
  defineValue('BroadcastChannel', PageChannel)
  for (const name of ['setTimeout', 'setInterval']) {
    const start = globalThis[name]
    const inPage = (...args) => start(...args).unref()
    defineValue(name, Object.defineProperties(inPage, Object.getOwnPropertyDescriptors(start)))
  }
}
window.addEventListener('error', ({ error }) => {
  if (error) process.emit('uncaughtException', error)
})

const places = [window.Element.prototype, window.HTMLElement.prototype, window.navigator, document]

/** The worker's global as that of a page. */
export default class BrowserEnvironment extends NativeEnvironment {
  #listeners = []

  constructor(config, context) {
    super(config, context, places)
    dom.reconfigure({ url: config.projectConfig.testEnvironmentOptions.url ?? emptyPage })
    history.replaceState(null, '')
    globalThis.addEventListener = (...listener) => {
      this.#listeners.push(listener)
      window.addEventListener(...listener)
    }
  }

  async teardown() {
    await super.teardown()
    // What copies of the SDK have in common lasts as long as a page.
    delete globalThis[Symbol.for('rafiq.platform')]
    for (const listener of this.#listeners) window.removeEventListener(...listener)
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    }
    localStorage.clear()
    sessionStorage.clear()
  }
}
