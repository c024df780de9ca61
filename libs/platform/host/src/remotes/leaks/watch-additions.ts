import type { RemoteVersion } from '../../composition/composition.ts'
import { callOwner } from './call-owner.ts'
import { LeakedListenerError, LeakedStyleError, type PageLeaks } from './page-leaks.ts'

/** Calls of a trace that are looked at: React and what a handler calls are not deeper. */
const depth = 50

type Watch = Readonly<{
  leaks: PageLeaks
  versions: () => readonly RemoteVersion[]
  /** Replaced in tests, whose code lies in no release. */
  trace?: (below: object) => string
}>

/**
 * Who adds a listener to the window or the document, or a style to the head or the document, from now on. Only these very
 * objects are changed, so that nothing else costs anything; what they do stays what it was.
 */
export function watchAdditions({ leaks, versions, trace = traceBelow }: Watch): void {
  const ownerOf = (below: object): readonly [RemoteVersion, string] | null => {
    if (leaks.isIdle) return null
    const stack = trace(below)
    const owner = callOwner(stack, versions())
    return owner && [owner, stack]
  }
  for (const target of [globalThis as unknown as EventTarget, document]) {
    watchListeners(target, (below, remove, isThere) => {
      const [owner, stack] = ownerOf(below) ?? []
      if (owner) leaks.add({ owner, error: at(new LeakedListenerError(), stack), remove, isThere })
    })
  }
  const noteStyle: Note = (below, remove, isThere) => {
    const [owner, stack] = ownerOf(below) ?? []
    if (owner) leaks.add({ owner, error: at(new LeakedStyleError(), stack), remove, isThere })
  }
  watchStyles(noteStyle, versions)
  watchSheets(noteStyle)
}

type Note = (below: object, remove: () => void, isThere: () => boolean) => void

function watchListeners(target: EventTarget, note: Note) {
  const { addEventListener: add, removeEventListener: remove } = target
  /** Of those that are noted: a listener is another one in each phase. */
  const present = new Map<unknown, Set<string>>()
  const forget = (type: string, listener: unknown, options: unknown) =>
    present.get(listener)?.delete(keyOf(type, options))

  const watched: EventTarget['addEventListener'] = function watched(type, listener, options) {
    Reflect.apply(add, target, [type, listener, options])
    // One that removes itself leaves nothing behind.
    if (listener === null || isShort(options)) return
    const key = keyOf(type, options)
    note(
      watched,
      () => target.removeEventListener(type, listener, options),
      () => present.get(listener)?.has(key) ?? false,
    )
    const keys = present.get(listener) ?? new Set()
    present.set(listener, keys.add(key))
  }
  target.addEventListener = watched
  target.removeEventListener = (type: string, listener: never, options?: never) => {
    Reflect.apply(remove, target, [type, listener, options])
    forget(type, listener, options)
    if (present.get(listener)?.size === 0) present.delete(listener)
  }
}

const keyOf = (type: string, options: unknown) => `${type} ${isCapture(options)}`
const isCapture = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? 'capture' in options && options.capture === true
    : options === true
const isShort = (options: unknown) =>
  typeof options === 'object' &&
  options !== null &&
  (('once' in options && options.once === true) || ('signal' in options && options.signal !== undefined))

function watchStyles(note: Note, versions: () => readonly RemoteVersion[]) {
  const { head } = document
  for (const method of ['append', 'prepend', 'appendChild', 'insertBefore'] as const) {
    const before = head[method] as (...nodes: unknown[]) => unknown
    const watched = (...nodes: unknown[]) => {
      const result = Reflect.apply(before, head, nodes)
      for (const node of nodes) {
        if (isStyle(node) && !isOfRelease(node, versions())) {
          note(
            watched,
            () => node.remove(),
            () => node.parentNode === head,
          )
        }
      }
      return result
    }
    Object.assign(head, { [method]: watched })
  }
}

/** `document.adoptedStyleSheets = […]`; what is pushed onto that list is seen by nobody. */
function watchSheets(note: Note) {
  const before = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
  const { get, set } = before ?? {}
  if (!get || !set) return
  const read = () => [...(Reflect.apply(get, document, []) as CSSStyleSheet[])]
  const write = (sheets: CSSStyleSheet[]) => Reflect.apply(set, document, [sheets])
  const watched = (sheets: CSSStyleSheet[]) => {
    const known = read()
    write(sheets)
    for (const sheet of read().filter((one) => !known.includes(one))) {
      note(
        watched,
        () => write(read().filter((one) => one !== sheet)),
        () => read().includes(sheet),
      )
    }
  }
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => Reflect.apply(get, document, []) as unknown,
    set: watched,
  })
}

const isStyle = (node: unknown): node is HTMLElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')

/** What a release brings as a file is bound to its own elements, and is needed when it comes back. */
const isOfRelease = (node: HTMLElement, versions: readonly RemoteVersion[]) =>
  node instanceof HTMLLinkElement &&
  versions.some(({ name, version }) => new URL(node.href).pathname.startsWith(`/remotes/${name}/${version}/`))

/** Says where it was added, as if it had been thrown there. */
const at = (error: Error, stack = ''): Error => Object.assign(error, { stack })

/** Where a browser cannot say who called, nobody did. */
function traceBelow(below: object): string {
  const { captureStackTrace, stackTraceLimit } = Error as Partial<ErrorConstructor>
  if (!captureStackTrace) return ''
  const trace: { stack?: string } = {}
  Error.stackTraceLimit = depth
  captureStackTrace(trace, below as never)
  if (stackTraceLimit !== undefined) Error.stackTraceLimit = stackTraceLimit
  return trace.stack ?? ''
}
