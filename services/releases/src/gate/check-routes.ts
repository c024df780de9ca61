import type { GuardedPages, Issue, RemoteManifest } from '@rafiq/platform-contracts'
import { overlap } from './overlap.ts'
import type { LiveBeside } from './release.ts'

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
