import {
  type GuardedPages,
  isRestricted,
  type RemoteManifest,
  type RemoteRoute,
} from '@rafiq/platform-contracts'

/** Whether only some roles may open a route. */
function isGuarded<R extends RemoteRoute>(route: R): route is R & { roles: string[] } {
  return route.roles !== undefined
}

/**
 * What the public document says of pages for some roles. The shell's own list stays while the remote behind a page is
 * away: who may not open it is told so at all times, and cannot learn whether it is there.
 */
export function guardedPages(
  remotes: readonly Pick<RemoteManifest, 'routes'>[],
  shell: readonly GuardedPages[],
): GuardedPages[] {
  const brought = remotes
    .filter(isRestricted)
    .flatMap(({ routes }) => routes.filter(isGuarded))
    .map(({ path, roles }) => ({ path, roles }))
  const paths = new Set(brought.map(({ path }) => path))
  return [...brought, ...shell.filter(({ path }) => !paths.has(path))]
}

/** Whether a role opens at least one page of a restricted remote. */
export function mayLoad(manifest: Pick<RemoteManifest, 'routes'>, role: string): boolean {
  return manifest.routes.some((route) => route.roles?.includes(role) ?? false)
}
