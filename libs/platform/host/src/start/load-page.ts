import type { RouteObject } from '@rafiq/platform/router'
import { matchRoutes, RouterContextProvider } from '@rafiq/platform/shell'

/** What the loaders of a page gave, by the ids of their routes. */
export type PageData = Record<string, unknown>

/**
 * Puts the page of this address into its routes, so that the router has it from its first moment.
 *
 * @returns what its loaders gave, for the router to begin with. They are loaders of the shell's own pages, which ask nothing
 * but the address.
 */
export async function loadPage(routes: RouteObject[]): Promise<PageData> {
  const data: PageData = {}
  const url = new URL(location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    if (typeof route.loader !== 'function') continue
    route.id ??= `page:${route.path}`
    const pattern = route.path ?? '/'
    data[route.id] = await route.loader({
      request: new Request(url),
      url,
      pattern,
      params,
      context: new RouterContextProvider(),
    })
  }
  return data
}
