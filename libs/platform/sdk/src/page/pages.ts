import { generatePath } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'
import { productFacts } from '../host/product-facts.ts'

/** Name → path of the pages that the remotes of this document declare. The host keeps it at what the composition says. */
export const declaredPages = pageWide('pages', () =>
  createStore<Readonly<Record<string, string>>>(() => ({})),
)

const home = '/'

/**
 * The address of a page, by the name that its remote declares (`remote.config.ts`) or the product's configuration gives.
 * A page whose remote is not there has the configured address, which says that it is missing; one that nobody knows is
 * home: a link never breaks the page it is on.
 */
export function linkTo(page: string, params: Readonly<Record<string, string>> = {}): string {
  const path = declaredPages.getState()[page] ?? productFacts.getState().pages[page] ?? home
  try {
    return generatePath(path, params)
  } catch {
    return home
  }
}

/** Whether something brings this page now, for links that are better left out than dead. */
export const hasPage = (page: string): boolean =>
  page in declaredPages.getState() || productFacts.getState().ownPages.includes(page)
