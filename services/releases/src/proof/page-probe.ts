/// <reference lib="dom" />

/** What `startProbe` leaves in the page, under a name that no page looks for. */
interface Probe {
  globals(): string[]
  overwritten(): string[]
  left(): Record<string, number>
}

/** A registered symbol: no name of the window. */
export const probeKey = 'rafiq.proof'

/**
 * Runs before any script of a page. It runs in the page: it may use nothing from around it.
 *
 * @param files folder of the candidate: a listener or timer is its own where its code is on the way to the call. The frame adds some
 * of its own when it has nothing else to do, sooner or later.
 */
export function startProbe({ key, files }: { key: string; files: string }): void {
  const isItsOwn = () => {
    const place: { stack?: string } = {}
    Error.captureStackTrace(place)
    return place.stack?.includes(files) === true
  }
  const known: Record<string, true> = Object.create(null)
  const functions: [owner: object, name: PropertyKey, value: unknown, label: string][] = []
  for (const name of Object.getOwnPropertyNames(window)) {
    known[name] = true
    const value = Reflect.getOwnPropertyDescriptor(window, name)?.value
    if (typeof value !== 'function') continue
    functions.push([window, name, value, name])
    for (const [owner, label] of [
      [value, name],
      [value.prototype, `${name}.prototype`],
    ] as [object | undefined, string][]) {
      if (typeof owner !== 'object' && typeof owner !== 'function') continue
      if (owner === null) continue
      for (const member of Reflect.ownKeys(owner)) {
        const found = Reflect.getOwnPropertyDescriptor(owner, member)
        if (typeof found?.value !== 'function' || !found.configurable) continue
        functions.push([owner, member, found.value, `${label}.${String(member)}`])
      }
    }
  }

  const listeners = new Map<string, Set<unknown>>()
  const intervals = new Set<number>()
  const targets = new Map<unknown, string>([
    [window, 'window'],
    [document, 'document'],
  ])
  const targetOf = (target: unknown) =>
    targets.get(target ?? window) ??
    (target === document.body ? 'body' : target === document.documentElement ? 'html' : undefined)
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const isCapture = (options: unknown) =>
    typeof options === 'object'
      ? Boolean((options as { capture?: boolean } | null)?.capture)
      : options === true
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = targetOf(this)
    const { once = false, signal = undefined } = typeof options === 'object' && options ? options : {}
    if (target && listener && !once && !signal?.aborted && isItsOwn()) {
      const kind = `${type} on ${target}`
      const known = listeners.get(`${kind} ${isCapture(options)}`) ?? new Set()
      listeners.set(`${kind} ${isCapture(options)}`, known.add(listener))
      signal?.addEventListener('abort', () => known.delete(listener), { once: true })
    }
    return addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = targetOf(this)
    if (target) listeners.get(`${type} on ${target} ${isCapture(options)}`)?.delete(listener)
    return removeEventListener.call(this, type, listener, options)
  }
  const { setInterval: start, clearInterval: end } = window
  window.setInterval = ((...args: Parameters<typeof start>) => {
    const id = start(...args)
    if (isItsOwn()) intervals.add(id)
    return id
  }) as typeof window.setInterval
  window.clearInterval = (id) => {
    intervals.delete(Number(id))
    end(id)
  }
  const own = Symbol('of the proof')
  type Own = { [own]?: true }
  for (const one of [
    EventTarget.prototype.addEventListener,
    EventTarget.prototype.removeEventListener,
    window.setInterval,
    window.clearInterval,
  ]) {
    Object.defineProperty(one, own, { value: true })
  }

  const { getOwnPropertyDescriptor } = Reflect
  const { getOwnPropertyNames } = Object
  // A page that put something else in the place of a function must not be asked by that function: no method is called here.
  const probe: Probe = {
    globals: () => {
      const found: string[] = []
      const now = getOwnPropertyNames(window)
      for (let index = 0; index < now.length; index += 1) {
        const name = now[index] as string
        if (!known[name] && !(Number(name) >= 0)) found[found.length] = name
      }
      return found
    },
    overwritten: () => {
      const found: string[] = []
      for (let index = 0; index < functions.length; index += 1) {
        const [owner, name, value, label] = functions[index] as (typeof functions)[number]
        const now = getOwnPropertyDescriptor(owner, name)?.value
        if (now !== value && !(now as Own | undefined)?.[own]) found[found.length] = label
      }
      return found
    },
    left: () => {
      const left: Record<string, number> = intervals.size > 0 ? { intervals: intervals.size } : {}
      for (const [kind, known] of listeners) {
        const name = kind.replace(/ (true|false)$/, '')
        if (known.size > 0) left[name] = (left[name] ?? 0) + known.size
      }
      return left
    },
  }
  Object.defineProperty(window, Symbol.for(key), { value: probe })
}

/** What the page defines and changes while it is there. Runs in the page. */
export function readGlobals(key: string): { globals: string[]; overwritten: string[] } {
  const probe = Reflect.get(window, Symbol.for(key)) as Probe
  return { globals: probe.globals(), overwritten: probe.overwritten() }
}

/** Goes to a page without loading the document anew; what was loaded before is not its own. Runs in the page. */
export function enterPage(address: string): void {
  performance.clearResourceTimings()
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Goes to the first page as a person does, without loading the document anew. Runs in the page. */
export function leavePage(): void {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/"]')].find(
    (anchor) => anchor.closest('[data-remote]') === null,
  )
  if (link) {
    link.click()
    return
  }
  history.pushState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
}

/** What stays of a page that was left. Runs in the page. */
export function readLeft({ key, files }: { key: string; files: string }): {
  left: Record<string, number>
  leftovers: string[]
} {
  const probe = Reflect.get(window, Symbol.for(key)) as Probe
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60)
  const nameOf = (element: Element) => {
    const { tagName, id, className } = element as HTMLElement
    if (tagName === 'STYLE') return `style ${plain(element.textContent ?? '')}`
    if (tagName === 'LINK') {
      const { pathname } = new URL((element as HTMLLinkElement).href, location.href)
      return pathname.startsWith(files) ? '' : `stylesheet ${pathname}`
    }
    return plain(`${tagName.toLowerCase()} ${id} ${typeof className === 'string' ? className : ''}`)
  }
  const outside = [
    ...document.head.querySelectorAll('style,link[rel="stylesheet"]'),
    ...[...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT'),
  ]
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].map(
      ({ name, value }) => `${element.tagName.toLowerCase()}[${name}=${plain(value)}]`,
    ),
  )
  return {
    left: probe.left(),
    leftovers: [...new Set([...outside.map(nameOf), ...attributes])].filter((name) => name !== '').sort(),
  }
}
