import type { RouteObject } from '@rafiq/platform/router'

/**
 * A remote's routes at the pages that it declared. What else it defines is left out: the router would take it before
 * the remote or the shell whose page it is.
 *
 * @param declared the paths of the remote's pages, as the composition says
 * @param parent the path above these routes
 */
export function declaredRoutes(
  routes: readonly RouteObject[],
  declared: readonly string[],
  parent = '',
): RouteObject[] {
  return routes.flatMap((route) => {
    const path = join(parent, route.path)
    const isDeclared = variants(path).every((one) => declared.some((page) => covers(page, one)))
    if (!route.children) return isDeclared ? [route] : []
    const children = declaredRoutes(route.children, declared, path)
    if (children.length === 0 && !isDeclared) return []
    if (route.path === undefined || isDeclared) return [{ ...route, children }]
    // Pages below it are declared, it is none itself: they keep their whole paths and what is around them.
    const { path: _, ...around } = route
    return [{ ...around, children: children.map((child) => ({ ...child, path: join(path, child.path) })) }]
  }) as RouteObject[]
}

function join(parent: string, path = ''): string {
  if (path.startsWith(parent) && path.startsWith('/')) return path
  const parts = [...parent.split('/'), ...path.split('/')].filter(Boolean)
  return parts.map((part) => `/${part}`).join('')
}

/** All the paths that a path with optional parts stands for. */
function variants(path: string): string[] {
  const [optional] = /\/[^/]*\?(?=\/|$)/.exec(path) ?? []
  if (optional === undefined) return [path]
  return [path.replace(optional, ''), path.replace(optional, optional.slice(0, -1))].flatMap(variants)
}

function covers(declared: string, path: string): boolean {
  const [page, wanted] = [withoutNames(declared), withoutNames(path)]
  if (!page.endsWith('/*')) return page === wanted
  return `${wanted}/`.startsWith(page.slice(0, -1))
}

/** As the router compares: in any case, whatever a parameter is called. */
const withoutNames = (path: string) =>
  `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`.replaceAll(/:[^/]+/g, ':')
