import type { PageState } from './page-state.ts'

export type Globals = Pick<PageState, 'globals' | 'overwritten'>
/** What there is of a document, whatever page it is at. */
export type Whole = Globals & Pick<PageState, 'left' | 'leftovers'>

export const nothingAdded: Whole = { globals: [], overwritten: [], left: {}, leftovers: [] }

/** What a page added to what its document had before. */
export function addedTo(before: Whole, now: Whole): Whole {
  const added = (names: readonly string[], known: readonly string[]) =>
    names.filter((name) => !known.includes(name)).sort()
  const left = Object.entries(now.left).map(
    ([kind, count]) => [kind, count - (before.left[kind] ?? 0)] as const,
  )
  return {
    globals: added(now.globals, before.globals),
    overwritten: added(now.overwritten, before.overwritten),
    left: Object.fromEntries(left.filter(([, count]) => count > 0)),
    leftovers: added(now.leftovers, before.leftovers),
  }
}
