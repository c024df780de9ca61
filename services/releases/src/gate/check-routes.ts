import type { GuardedPages, Issue, RemoteManifest } from '@rafiq/platform-contracts'
import type { LiveBeside, Release } from './release.ts'

interface Claim {
  readonly owner: string
  readonly path: string
}

/** Whether every page of a version is its own: no path that a shell, the gateway or another live remote answers. */
export function checkRoutes(manifest: RemoteManifest, { reserved, shells, remotes }: LiveBeside): Issue[] {
  const taken: Claim[] = [
    ...reserved.map((path) => ({ owner: 'the gateway', path })),
    ...shells.flatMap(({ version, routes }) =>
      routes.map(({ path }) => ({ owner: `shell ${version}`, path })),
    ),
    ...remotes.flatMap(({ name, version, routes }) =>
      routes.map(({ path }) => ({ owner: `${name} ${version}`, path })),
    ),
  ]
  const forSome = manifest.routes.find(({ roles }) => roles !== undefined)
  return manifest.routes.flatMap(({ path, roles }, index) => {
    if (forSome && !roles) return [besideGuarded(index, path, forSome)]
    const guard = shells.flatMap(({ guarded }) => guarded).find((pages) => overlap(path, pages.path))
    if (guard && !isWithin(roles, guard.roles)) return [openTo(index, path, guard)]
    const claims = [...taken, ...earlier(manifest, index)]
    const claim = claims.find((candidate) => overlap(path, candidate.path))
    if (!claim) return []
    return [
      {
        path: `routes.${index}`,
        message: `is ${path}, and ${claim.owner} answers ${claim.path}: choose a path of your own`,
      },
    ]
  })
}

/** Whether a page is for these roles alone, or for some of them. */
function isWithin(roles: readonly string[] | undefined, allowed: readonly string[]): boolean {
  return roles?.every((role) => allowed.includes(role)) ?? false
}

function openTo(index: number, path: string, guard: GuardedPages): Issue {
  return {
    path: `routes.${index}`,
    message: `is ${path}, and the shell keeps ${guard.path} for ${guard.roles.join(' and ')}: name no other roles`,
  }
}

/** A remote is told to everybody or to nobody without a role: its files are one thing. */
function besideGuarded(index: number, path: string, guarded: RemoteManifest['routes'][number]): Issue {
  const roles = guarded.roles?.join(' and ') ?? ''
  return {
    path: `routes.${index}`,
    message:
      `is ${path} without roles, beside ${guarded.path} for ${roles}: a remote is kept from who lacks the role as a ` +
      'whole or not at all; give each of its pages roles, or bring this one in a remote of its own',
  }
}

/** A remote's own pages may share a prefix, as `/a/:id` and `/a/new`; the same page twice is a mistake. */
function earlier({ routes }: RemoteManifest, index: number): Claim[] {
  const { path: own = '' } = routes[index] ?? {}
  return routes
    .slice(0, index)
    .filter(({ path }) => withoutNames(path) === withoutNames(own))
    .map(({ path }) => ({ owner: 'the remote itself', path }))
}

function withoutNames(path: string): string {
  return path.toLowerCase().replace(/\/:[^/]+/g, '/:')
}

const splat = '*'

/** Whether some path fits both patterns of the router (`/chat/:roomId`, `/moderator/*`). */
export function overlap(one: string, other: string): boolean {
  return overlapFrom(segments(one), segments(other))
}

function overlapFrom(one: readonly string[], other: readonly string[]): boolean {
  const [a, ...restOfOne] = one
  const [b, ...restOfOther] = other
  if (a === splat || b === splat) return true
  if (a === undefined || b === undefined) return a === b
  return meets(a, b) && overlapFrom(restOfOne, restOfOther)
}

function meets(a: string, b: string): boolean {
  return a.startsWith(':') || b.startsWith(':') || a.toLowerCase() === b.toLowerCase()
}

function segments(pattern: string): string[] {
  return pattern.split('/').filter((segment) => segment !== '')
}

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
