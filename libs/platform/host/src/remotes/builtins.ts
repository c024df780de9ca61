type Owner = Record<PropertyKey, unknown>

/** Whose members the frame stands on: the language's own objects, and those of the browser that no page has a reason to change. */
const owners = (): [string, object][] => {
  const constructors = [
    ...[
      Object,
      Function,
      Array,
      String,
      Number,
      Boolean,
      Symbol,
      RegExp,
      Date,
      Error,
      Promise,
      Map,
      Set,
      WeakMap,
      WeakSet,
    ],
    ...[URL, URLSearchParams, Headers, Request, Response, AbortController, AbortSignal],
    ...[EventTarget, Node, Element, Document, History, Storage],
  ]
  return [
    ...constructors.flatMap((own): [string, object][] => [
      [own.name, own],
      [`${own.name}.prototype`, own.prototype as object],
    ]),
    ['JSON', JSON],
    ['Math', Math],
    ['Reflect', Reflect],
  ]
}

/** Of the window itself. */
const globals = [
  'fetch',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'requestAnimationFrame',
  'JSON',
  'Promise',
] as const

export type Restore = () => readonly string[]

/**
 * Remembers the functions that the frame stands on, before a remote runs. A remote that puts another one in the place of
 * `Array.prototype.flatMap` would take the whole page with it.
 *
 * @returns puts back what is another by now, and names it
 */
export function rememberBuiltins(): Restore {
  const known = [...owners(), ['window', globalThis] as [string, object]].flatMap(([name, owner]) =>
    (owner === globalThis ? globals : Reflect.ownKeys(owner)).flatMap((key) => {
      const before = Reflect.getOwnPropertyDescriptor(owner, key)
      return typeof before?.value === 'function' && before.configurable
        ? [{ owner: owner as Owner, key, before, name: `${name}.${String(key)}` }]
        : []
    }),
  )
  const { defineProperty, getOwnPropertyDescriptor } = Reflect
  return () => {
    // Nothing here may call what may have been changed.
    const changed: string[] = []
    for (let index = 0; index < known.length; index += 1) {
      const one = known[index]
      if (!one || getOwnPropertyDescriptor(one.owner, one.key)?.value === one.before.value) continue
      defineProperty(one.owner, one.key, one.before)
      changed[changed.length] = one.name
    }
    return changed
  }
}
