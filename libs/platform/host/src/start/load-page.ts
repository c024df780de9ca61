import type { RouteObject } from '@rafiq/platform/router'
import { matchRoutes } from '@rafiq/platform/shell'

/** Puts the page of this address into its routes, so that the router has it from its first moment. */
export async function loadPage(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
