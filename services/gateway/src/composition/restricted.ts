import type { RemoteManifest, RemoteRoute, Role } from '@rafiq/contracts'

/** Whether only some roles may open a route. */
export function isGuarded<R extends RemoteRoute>(route: R): route is R & { roles: Role[] } {
  return route.roles !== undefined
}

/** A remote of whose pages none is for everybody: the public document must hold neither name nor address of it. */
export function isRestricted(manifest: Pick<RemoteManifest, 'routes'>): boolean {
  return manifest.routes.length > 0 && manifest.routes.every(isGuarded)
}

/** Whether a role opens at least one page of a restricted remote. */
export function mayLoad(manifest: Pick<RemoteManifest, 'routes'>, role: Role): boolean {
  return manifest.routes.some((route) => route.roles?.includes(role) ?? false)
}
