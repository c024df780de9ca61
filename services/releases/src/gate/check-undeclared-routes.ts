import type { Issue } from '@rafiq/platform-contracts'
import type { Release } from './release.ts'

/** What stands beside a path in a route, and in hardly anything else. */
const beside = '(?:lazy|Component|element|loader|errorElement|ErrorBoundary)'

/** A route's own path, as minified code has it: from the root, in one piece. */
const routePath = new RegExp(
  String.raw`[{,]\s*["']?path["']?\s*:\s*(?<quote>["'\x60])(?<path>/[A-Za-z0-9:/_?*-]*)\k<quote>\s*,\s*(?:async\s+)?["']?${beside}["']?\s*[:(]`,
  'g',
)

/**
 * Whether the routes in a version's code are pages that it declared. Paths that are put together at run time are not
 * seen here; the shell leaves out every undeclared route when it takes a remote in.
 */
export function checkUndeclaredRoutes({ manifest, code }: Release): Issue[] {
  const declared = manifest.routes.map(({ path }) => path)
  return [...code].flatMap(([file, { content }]) => {
    if (!file.endsWith('.js')) return []
    const paths = content.toString('utf8').matchAll(routePath)
    const stray = new Set(
      [...paths].map(({ groups }) => groups?.path ?? '').filter((path) => !isOf(path, declared)),
    )
    return [...stray].map((path) => ({
      path: file,
      message: `has a route at ${path}, which is none of this remote's pages: the shell ignores it. Declare it in remote.config.ts, or take it out of defineRemote`,
    }))
  })
}

/** A page, or what is above a page. */
function isOf(path: string, declared: readonly string[]): boolean {
  const wanted = shape(path)
  return declared.some((page) => {
    const own = shape(page)
    return own === wanted || own.startsWith(`${wanted}/`) || isBelow(wanted, own)
  })
}

const isBelow = (path: string, page: string) =>
  page.endsWith('/*') && `${path}/`.startsWith(page.slice(0, -1))

const shape = (path: string) =>
  path
    .toLowerCase()
    .replaceAll('?', '')
    .replaceAll(/:[^/]+/g, ':')
    .replace(/(.)\/$/, '$1')
