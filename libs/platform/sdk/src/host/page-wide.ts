const key = Symbol.for('rafiq.platform')

type Page = { [key]?: Map<string, unknown> }

/**
 * State that all copies of this library in a page have in common: a remote that brings its own React brings its own copy of
 * what is bound to it, and has the same session, language and notifications all the same. The first copy makes it.
 */
export function pageWide<T>(name: string, make: () => T): T {
  const page = globalThis as Page
  page[key] ??= new Map()
  if (!page[key].has(name)) page[key].set(name, make())
  return page[key].get(name) as T
}
